import { trustedAddress } from '~/domain/base/ids'

/** The program's `State` account, a PDA with seed "drift_state". */
export const driftState = trustedAddress('5zpq7DvB6UdFFvpmBPspGPNfUGoBRRCE2HHg5u3gxcsN')
