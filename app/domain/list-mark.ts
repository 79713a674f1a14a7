import { crc32 } from '~/lib/crc32'
import type { OrderListRequest } from './order-view'
import type { PerpTradesRequest } from './perp-view'
import type { StreamTopic } from './protocol'

/** So many different filters are told apart that a slip of the pen is found out, in four characters at most. */
const marks = 36 ** 4

/**
 * Which list a place in it is of, and under which filters. Neither the span of time is part of it, since a window may move while a list is read,
 * nor what does not decide which rows there are.
 */
export function orderListMark(
  list: StreamTopic,
  {
    filter,
    tokenMint,
    maker,
    search,
    minAmountUsd,
  }: Pick<OrderListRequest, 'filter' | 'tokenMint' | 'maker' | 'search' | 'minAmountUsd'>,
): string {
  return markOf(list, [filter, tokenMint, maker, search || undefined, minAmountUsd])
}

/** Likewise of executions of perps. */
export function perpTradesMark({
  market,
  user,
  side,
  minAmountUsd,
}: Pick<PerpTradesRequest, 'market' | 'user' | 'side' | 'minAmountUsd'>): string {
  return markOf('drift.trades', [market?.toLowerCase(), user, side, minAmountUsd])
}

/** Why a place can't be gone on from in a list of another mark, as a sentence's end; undefined = it can. */
export function strangePlace(mark: string, wanted: string): string | undefined {
  if (mark === wanted) return undefined
  return listOf(mark) === listOf(wanted)
    ? 'belongs to other filters: a list goes on with those that it began with'
    : 'belongs to another list'
}

function markOf(list: StreamTopic, filters: readonly unknown[]): string {
  const sum = crc32(new TextEncoder().encode(JSON.stringify(filters)))
  return `${list}:${(sum % marks).toString(36)}`
}

function listOf(mark: string): string {
  return mark.slice(0, mark.indexOf(':'))
}
