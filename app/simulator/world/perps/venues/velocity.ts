import type { Address } from '~/domain/base/ids'
import { invariant } from '~/lib/invariant'
import { velocityLayout } from '~/protocols/velocity-perps/layout'
import { findProgramAddress, textSeed } from '~/solana/pda/pda'
import type { PerpVenueModel } from '../venue'
import { velocityEncoding } from './velocity-encoding'
import { velocityFunding } from './velocity-funding'
import { activeStatus, velocityPerpMarkets, velocitySpotMarkets } from './velocity-markets'

const { protocol, programId } = velocityLayout

/** Returns the address of the account that contains the newest price of a feed of Pyth Lazer. */
function lazerOracle({ oracleFeed }: { readonly oracleFeed: number | undefined }): Address {
  invariant(oracleFeed !== undefined, 'each market of Velocity has a feed')
  const feed = new Uint8Array(4)
  new DataView(feed.buffer).setUint32(0, oracleFeed, true)
  return findProgramAddress([textSeed('pyth_lazer'), feed], programId).address
}

/**
 * Velocity. It is much smaller than Drift: fewer markets and users, and smaller trades. The first of its users
 * are Drift's last ones, so that some wallets trade at both venues. All users quote in USDT.
 */
export const velocityVenue: PerpVenueModel = {
  protocol,
  programId,
  name: 'velocity',
  perpMarkets: velocityPerpMarkets,
  spotMarkets: velocitySpotMarkets,
  quoteIndex: 0,
  solIndex: 1,
  activeStatus,
  userCount: 900,
  firstWallet: 3900,
  majorPeriod: 5,
  minorPeriod: 20,
  funding: velocityFunding,
  habits: {
    positionsPerHour: 28,
    restingPerHour: 8,
    medianUsd: 300,
    spreadUsd: 1.3,
    mostUsd: 40_000,
    restingMedianUsd: 600,
    depositMedianUsd: 1500,
  },
  encoding: velocityEncoding,
  perpOracle: (_, market) => lazerOracle(market),
  spotOracle: (_, market) => lazerOracle(market),
}
