import { crc32 } from '~/lib/archive/crc32'
import type { OrderListRequest } from '../order/order-view'
import type { TapeRequest } from '../order/tape-view'
import type { UpcomingRequest } from '../order/upcoming-view'
import type { LiquidationsRequest } from '../perp/liquidation-view'
import type { PerpTradesRequest } from '../perp/perp-view'
import type { StreamTopic } from '../protocol/protocol'
import { driftOnly, type PerpVenue } from '../protocol/venues'

/**
 * Number of different marks. A mark has at most four characters, which is enough to detect a cursor that is
 * used with other filters.
 */
const marks = 36 ** 4

/**
 * Returns the mark of a list and its filters. Cursors contain the mark. The time range does not affect the
 * mark, because a window may move while a client pages through the list. Fields that do not affect which rows
 * match do not affect the mark either.
 */
export function orderListMark(
  list: StreamTopic,
  {
    filter,
    tokenMint,
    maker,
    search,
    minAmountUsd,
    side,
  }: Pick<OrderListRequest, 'filter' | 'tokenMint' | 'maker' | 'search' | 'minAmountUsd' | 'side'>,
): string {
  // Cursors of earlier versions have no side, so a list without one must have the mark that they contain.
  const own = side === undefined ? [] : [side]
  return markOf(list, [filter, tokenMint, maker, search || undefined, minAmountUsd, ...own])
}

/** Returns the mark of a list of the perp executions of the given venues. */
export function perpTradesMark(
  venues: readonly PerpVenue[],
  request: Pick<PerpTradesRequest, 'market' | 'user' | 'side' | 'userSide' | 'minAmountUsd'>,
): string {
  const { market, user, side, userSide, minAmountUsd } = request
  const own = userSide === undefined ? [] : [userSide]
  const filters = [market?.toLowerCase(), user, side, minAmountUsd, ...own]
  const isDrift = venues.every((venue) => driftOnly.some((drift) => drift === venue))
  if (isDrift) return markOf('drift.trades', filters)
  return markOf('perps.trades', [...filters, [...venues].sort()])
}

/** Returns the mark of a list of upcoming executions. */
export function upcomingMark({
  tokenMint,
  horizon,
  side,
  minAmountUsd,
}: Pick<UpcomingRequest, 'tokenMint' | 'horizon' | 'side' | 'minAmountUsd'>): string {
  return markOf('dca.upcoming', [tokenMint, horizon, side, minAmountUsd])
}

/** Returns the mark of the list of executions of all venues. */
export function tapeMark({
  minUsd,
  side,
  venue,
  token,
  maker,
}: Pick<TapeRequest, 'minUsd' | 'side' | 'venue' | 'token' | 'maker'>): string {
  return markOf('trades', [minUsd, side, venue, token, maker])
}

/** Returns the mark of a list of the liquidations of the given venues. */
export function liquidationsMark(
  venues: readonly PerpVenue[],
  { market, user }: Pick<LiquidationsRequest, 'market' | 'user'>,
): string {
  return markOf('liquidations', [market?.toLowerCase(), user, [...venues].sort()])
}

/**
 * Returns why a cursor with another mark is invalid, as the end of a sentence. Returns `undefined` if the
 * cursor is valid.
 */
export function strangePlace(mark: string, wanted: string): string | undefined {
  if (mark === wanted) return undefined
  return listOf(mark) === listOf(wanted)
    ? 'belongs to other filters: use the same filters for all pages of a list'
    : 'belongs to another list'
}

function markOf(
  list: StreamTopic | 'dca.upcoming' | 'trades' | 'liquidations',
  filters: readonly unknown[],
): string {
  const sum = crc32(new TextEncoder().encode(JSON.stringify(filters)))
  return `${list}:${(sum % marks).toString(36)}`
}

function listOf(mark: string): string {
  return mark.slice(0, mark.indexOf(':'))
}
