import { createPerpsAddresses } from '../perps/addresses'
import { driftProgramId } from './layout'

/** Addresses of Drift's accounts. */
export const driftAddresses = createPerpsAddresses(driftProgramId, 'drift_state')

export const { stateAddress, perpMarketAddress, spotMarketAddress, userAddress, userStatsAddress } =
  driftAddresses
