import type { PageContext } from '~/context.server'
import { statusToWire } from '~/contracts/state/status'
import { tokenToWire } from '~/contracts/token'
import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import { formatDollars } from '~/domain/format/format-dollars'
import { perpVenues } from '~/domain/protocol/venues'
import type { TokenView } from '~/domain/token/token-view'
import type { FeedName } from '~/shared/paths/feed-paths'
import { webFeedText } from '~/shared/sharing/web-feed-text'
import type { Feed, FeedEntry } from './feed'
import { incidentEntry } from './incident-feed'
import { marketEntry, tokenEntry } from './new-listing-feed'
import { readWhales } from './read-whales.server'

/** Path of the page to which each feed links. */
const pages: Readonly<Record<FeedName, string>> = {
  whales: '/jupiter/dashboard',
  markets: '/tokens',
  incidents: '/status',
}

/**
 * Reads the entries of a feed. `leastUsd` is the minimum value of an order or of a position, USD. Throws if
 * the store cannot be read.
 */
export async function readFeed(
  { queries, site, clock }: PageContext,
  name: FeedName,
  leastUsd: number,
  search: string,
): Promise<Feed> {
  const title = webFeedText.titleOf(site.productName, name)
  const entries: Readonly<Record<FeedName, () => Promise<readonly FeedEntry[]>>> = {
    whales: () => readWhales(queries, leastUsd),
    markets: () => readListings(queries),
    incidents: async () => statusToWire(await queries.getStatus()).incidents.map(incidentEntry),
  }
  const reported = await entries[name]()
  return {
    title: name === 'whales' ? `${title} ${webFeedText.from(formatDollars(leastUsd))}` : title,
    path: `/feeds/${name}`,
    search: name === 'whales' ? search : '',
    page: pages[name],
    entries: reported,
    updatedAt:
      reported.length === 0 ? hourOf(clock.nowMs()) : Math.max(...reported.map((entry) => entry.updatedAt)),
  }
}

/** Rounds the time down to the hour, so that the ETag of an empty feed changes only once per hour. */
function hourOf(nowMs: number): UnixSeconds {
  return Math.floor(nowMs / 3_600_000) * 3_600
}

async function readListings(queries: PageContext['queries']): Promise<FeedEntry[]> {
  const newListings = await queries.listNewListings()
  const keysOf = (kind: 'token' | 'market') =>
    newListings.filter((listing) => listing.kind === kind).map(({ key }) => key)
  const [tokens, markets] = await Promise.all([
    readTokens(queries, keysOf('token')),
    queries.getPerpMarkets(perpVenues, keysOf('market')),
  ])
  const tokenOf = new Map(tokens.map((token) => [token.mint, token]))
  const marketOf = new Map(markets.map((market) => [market.key, market]))
  return newListings.flatMap(({ key, seenAt }) => {
    const [token, market] = [tokenOf.get(key), marketOf.get(key)]
    if (token !== undefined) return [tokenEntry(tokenToWire(token), seenAt)]
    return market === undefined ? [] : [marketEntry(market, seenAt)]
  })
}

/** Reads all requested tokens in one query. */
async function readTokens(
  queries: PageContext['queries'],
  only: readonly Address[],
): Promise<readonly TokenView[]> {
  if (only.length === 0) return []
  const requested = { only, page: 1, size: only.length, sortField: 'symbol', sortOrder: 'asc' } as const
  return (await queries.listTokens(requested)).rows
}
