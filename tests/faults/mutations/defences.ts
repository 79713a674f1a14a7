import { callers } from './callers'
import { chainData } from './chain-data'
import { issuers } from './issuers'
import type { Removal } from './removal'
import { signingIn } from './sign-in'

/** Every defence that has a row here is removed in turn; one of its tests must fail. */
export const removals: readonly Removal[] = [...signingIn, ...issuers, ...callers, ...chainData]
