import { driftEncoding } from './drift-encoding'
export const velocityEncoding = driftEncoding
