import { keepParts } from '~/shared/page-data/keep-parts'
import { reconcileData, sameQuery } from '~/shared/page-data/reconcile'
import { type FeedQuery, parseFeedQuery } from './feed-query'
import type { OrdersFeedProps } from './orders-feed'

export interface Result {
  /** Whether the market does not exist. */
  readonly missing: boolean
  /** Whether the market can't be known yet, because the chain state is being loaded for the first time. */
  readonly loading?: boolean
  /** Data of the lists. `null`: it could not be read. */
  readonly feed: OrdersFeedProps | null
}

export const failedOrders: Result = { missing: false, feed: null }

/** Returns the choices on which the list of trades depends. */
export function tradesOf({ side, minUsd, tradesPage, tradesByFive }: FeedQuery) {
  return { side, minUsd, tradesPage, tradesByFive }
}

function ordersOf({ side, minUsd, ordersPage, ordersByFive }: FeedQuery) {
  return { side, minUsd, ordersPage, ordersByFive }
}

/**
 * Keeps the parts of the last response that belong to the view in the URL. The data of the other parts is
 * unknown until it is loaded.
 */
export function reconcileOrders(last: Result, params: URLSearchParams): Result {
  if (last.feed === null) return last
  const { feed } = last
  const query = parseFeedQuery(params)
  const isSameOf = (list: (query: FeedQuery) => unknown) => sameQuery(list(feed.query), list(query))
  const sameTrades = isSameOf(tradesOf)
  const sameOrders = isSameOf(ordersOf)
  return {
    missing: false,
    feed: {
      ...feed,
      query,
      trades: sameTrades ? feed.trades : { ...feed.trades, page: null },
      orders: reconcileData(feed.orders, sameOrders),
    },
  }
}

/**
 * Adds the last data to the parts of a response that could not be read. If the market itself could not be
 * read, the whole last response stays.
 */
export function keepOrders(last: Result, next: Result): Result {
  return next.feed === null && !next.missing ? last : keepParts(last, next)
}
