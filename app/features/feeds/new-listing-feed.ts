import type { PerpMarketWire } from '~/contracts/perps/perp'
import type { TokenWire } from '~/contracts/token'
import type { UnixSeconds } from '~/domain/base/time'
import { shortKey } from '~/domain/format/format'
import { marketPath } from '~/shared/paths/drift-paths'
import { tokenPath } from '~/shared/paths/pages'
import { webFeedText } from '~/shared/sharing/web-feed-text'
import type { FeedEntry } from './feed'

/** Returns the feed entry for a newly listed token. */
export function tokenEntry(token: TokenWire, seenAt: UnixSeconds): FeedEntry {
  const { tokenMint, symbol, name, verified } = token
  const text = webFeedText.ofToken(name ?? symbol ?? shortKey(tokenMint), tokenMint)
  return {
    id: tokenPath(tokenMint),
    title: webFeedText.token(symbol ?? shortKey(tokenMint)),
    text: verified ? text : `${text} ${webFeedText.unverifiedToken}`,
    path: tokenPath(tokenMint),
    publishedAt: seenAt,
    updatedAt: seenAt,
  }
}

/** Returns the feed entry for a newly listed market. */
export function marketEntry(market: PerpMarketWire, seenAt: UnixSeconds): FeedEntry {
  const path = marketPath(market.publicKey)
  return {
    id: path,
    title: webFeedText.market(market.name),
    text: webFeedText.ofMarket,
    path,
    publishedAt: seenAt,
    updatedAt: seenAt,
  }
}
