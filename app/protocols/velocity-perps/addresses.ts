import { createPerpsAddresses } from '../perps/addresses'
import { velocityProgramId } from './layout'

/** Addresses of Velocity's accounts. */
export const velocityAddresses = createPerpsAddresses(velocityProgramId, 'velocity_state')
