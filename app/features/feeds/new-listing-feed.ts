import type { TokenWire } from '~/contracts/token'
import type { UnixSeconds } from '~/domain/base/time'
import { shortKey } from '~/domain/format/format'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { marketPath, venuePath } from '~/shared/paths/drift-paths'
import { tokenPath } from '~/shared/paths/pages'
import { webFeedText } from '~/shared/sharing/web-feed-text'
import { entryPath } from './entry-path'
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
export function marketEntry(
  { venue, key, name }: Pick<PerpMarketView, 'venue' | 'key' | 'name'>,
  seenAt: UnixSeconds,
): FeedEntry {
  const path = marketPath(key)
  return {
    id: entryPath(path, venue),
    title: webFeedText.market(name),
    text: webFeedText.ofMarket(perpVenueFacts[venue].name),
    path: venuePath(path, venue),
    publishedAt: seenAt,
    updatedAt: seenAt,
  }
}
