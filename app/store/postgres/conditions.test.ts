import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { driftOnly } from '~/domain/protocol/venues'
import { orderEventsQuery } from '../read/orders/read-order-events'
import { largeFillCountQuery, orderFillsQuery } from '../read/orders/read-order-fills'
import { orderPageQuery } from '../read/orders/read-order-page'
import { mintsLookedUp, type OrderList, orderConditions } from '../read/orders/read-order-sql'
import { upcomingCountQuery, upcomingPageQuery } from '../read/orders/read-upcoming-cycles'
import { countQuery, narrowedCountQuery, pageQuery } from '../read/perps/perp-trade-sql'
import { perpOrderCountQuery, perpOrdersQuery } from '../read/perps/read-perp-orders'
import { tapeFillsLookedToQuery, tapeFillsQuery } from '../read/tape/read-tape-fills'
import { tapePerpFillsLookedToQuery, tapePerpFillsQuery } from '../read/tape/read-tape-perp-fills'
import { type BoundQuery, bindQuery, whenGiven, writeAlternatives, writeConditions } from './conditions'
import { createStatementFamily, statementOf } from './statement'

const address = trustedAddress('11111111111111111111111111111111')
const cut = { limit: 10, offset: 20 }

/** Returns every combination of used and unused filters, with the names of the used ones. */
function choices<Filters extends object>(filters: Filters) {
  const fields = Object.entries(filters)
  return Array.from({ length: 2 ** fields.length }, (_, mask) => {
    const used = fields.filter((_field, index) => (mask & (1 << index)) !== 0)
    return { used: used.map(([name]) => name), filters: Object.fromEntries(used) as Partial<Filters> }
  })
}

/**
 * Checks that each query binds exactly the parameters in its text, and that two queries share a prepared
 * statement exactly if their texts are equal. Returns the number of prepared statements.
 */
function countStatements(queries: readonly BoundQuery[]): number {
  const textOfName = new Map<string, string>()
  for (const query of queries) {
    const numbers = new Set(Array.from(query.text.matchAll(/\$(\d+)/g), ([, number]) => Number(number)))
    expect([...numbers].sort((one, other) => one - other)).toEqual(query.values.map((_, index) => index + 1))
    const { name } = statementOf(query)
    expect(textOfName.get(name) ?? query.text).toBe(query.text)
    textOfName.set(name, query.text)
  }
  expect(textOfName.size).toBe(new Set(queries.map(({ text }) => text)).size)
  return textOfName.size
}

const orderFilters = {
  mint: 'mint',
  maker: 'maker',
  search: { keys: ['key'], mints: ['mint'] },
  minAmountUsd: 5,
  buy: true,
  openedFrom: 6,
  openedBefore: 7,
  reachFrom: 8,
}

const lists = (['dca', 'jupiter', 'kamino'] as const).flatMap((venue) =>
  (['active', 'historical'] as const).flatMap((filter) =>
    choices(orderFilters).map(
      ({ filters }): OrderList => ({
        venue,
        filter,
        sortField: 'createdAt',
        sortOrder: 'desc',
        now: 1,
        ...filters,
      }),
    ),
  ),
)

test('each combination of filters of an order list has its own prepared statements', () => {
  const place = { sortField: 'createdAt', sortOrder: 'desc', values: [1], key: 'key', mark: 'list' } as const
  expect(lists).toHaveLength(3 * 2 * 2 ** 8)
  const queries = lists.flatMap((list) =>
    [cut, { ...cut, place }].map((part) => orderPageQuery(list, part, 0)),
  )
  expect(countStatements(queries)).toBe(queries.length)
})

test('a search that matches many mints has another statement than one that matches a few', () => {
  const [list] = lists
  const search = (mints: number): OrderList | undefined =>
    list && { ...list, search: { keys: [], mints: new Array(mints).fill('mint') } }
  const queries = [1, 2, mintsLookedUp, mintsLookedUp + 1, 2 * mintsLookedUp].flatMap((mints) => {
    const found = search(mints)
    return found ? [orderPageQuery(found, cut, 0)] : []
  })
  expect(queries.map(({ text }) => queries.findIndex((first) => first.text === text))).toEqual([
    0, 0, 0, 3, 3,
  ])
  expect(countStatements(queries)).toBe(2)
})

test('the conditions of a list have distinct keys', () => {
  for (const list of lists) {
    const keys = orderConditions(list).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('executions and events of an order bind exactly the values in their texts', () => {
  const order = { key: address, inputMint: address, outputMint: address, openedAt: 5 }
  const filters = choices({ minUsd: 5 }).map(({ filters: filter }) => filter)
  expect(countStatements(filters.map((filter) => orderFillsQuery(order, filter, cut)))).toBe(2)
  expect(countStatements([5, 6].map((minUsd) => largeFillCountQuery(order, minUsd)))).toBe(1)
  const events = (['buy', 'sell'] as const).flatMap((side) =>
    choices({ side, minAmountUsd: 5 }).map(({ filters: filter }) =>
      orderEventsQuery({ account: address, limit: 10, ...filter }),
    ),
  )
  expect(countStatements(events)).toBe(6)
})

test('lists of all trades bind exactly the values in their texts', () => {
  const places = [
    undefined,
    { sortField: 'time', sortOrder: 'desc', values: [1, 2, 3], key: 'k', mark: 'm' },
  ] as const
  const cuts = places.map((place) => ({ limit: 10, place, since: 1 }))
  const minimums = [undefined, 5, 1_000, 1_001, 10_000, 99_999]
  const spot = choices({ buy: false, mint: address, maker: address }).flatMap(({ filters }) =>
    minimums.map((minUsd) => ({ protocols: ['jupiter-dca'] as const, minUsd, ...filters })),
  )
  const perps = choices({
    direction: 'long' as const,
    markets: [{ venue: 'drift' as const, marketIndex: 0 }],
  })
  const fills = cuts.flatMap((each) => spot.map((scope) => [scope, each] as const))
  expect(countStatements(fills.map((each) => tapeFillsQuery(...each)))).toBeGreaterThan(32)
  countStatements(fills.map((each) => tapeFillsLookedToQuery(...each)))
  const perpFills = cuts.flatMap((each) =>
    perps.map(
      ({ filters }) => [{ venues: driftOnly, minUsd: 1_001, minQuoteRaw: 5n, ...filters }, each] as const,
    ),
  )
  countStatements(perpFills.map((each) => tapePerpFillsQuery(...each)))
  countStatements(perpFills.map((each) => tapePerpFillsLookedToQuery(...each)))
})

test('each combination of filters of upcoming executions has its own prepared statements', () => {
  const scopes = choices({ side: 'buy' as const, minUsd: 5 }).map(({ filters }) => ({
    mint: address,
    nowAt: 1,
    from: 1,
    before: 2,
    ...filters,
  }))
  const place = { at: 1, key: 'key' }
  const pages = [undefined, place].flatMap((after) =>
    scopes.map((scope) => upcomingPageQuery(scope, { ...cut, place: after })),
  )
  expect(countStatements(pages)).toBe(pages.length)
  expect(countStatements(scopes.map(upcomingCountQuery))).toBe(scopes.length)
})

test('each combination of filters of open perp orders has its own prepared statements', () => {
  const scopes = choices({ marketIndex: 1, user: address, side: 'long' as const, minAmountUsd: 5 }).map(
    ({ filters: { marketIndex, user, side, minAmountUsd } }) => ({
      venues: driftOnly,
      marketIndex,
      user,
      side,
      minAmountUsd,
      nowAt: 1,
    }),
  )
  expect(countStatements(scopes.map((scope) => perpOrdersQuery(scope, cut)))).toBe(16)
  expect(countStatements(scopes.map(perpOrderCountQuery))).toBe(16)
})

test('each combination of filters of perp trades has its own prepared statements', () => {
  const filters = {
    marketIndex: 1,
    user: address,
    takerDirection: 'long',
    minQuoteRaw: 4n,
    since: 5,
  } as const
  const scopes = choices(filters).map(({ used, filters: { marketIndex, user, ...rest } }) => ({
    used,
    scope: { venues: driftOnly, marketIndex, user, ...rest },
  }))
  const place = { sortField: 'at', sortOrder: 'desc', values: [1, 2, 3], key: 'key', mark: 'list' } as const
  const pages = scopes.flatMap(({ scope }) => [pageQuery(scope, cut), pageQuery(scope, { ...cut, place })])
  expect(countStatements(pages)).toBe(64)
  // Only counts of lists without the side and the minimum are read with this query, so those don't add to it.
  expect(countStatements(scopes.map(({ scope }) => countQuery(scope)))).toBe(8)
  const narrowed = scopes.filter(
    ({ used }) => used.includes('takerDirection') || used.includes('minQuoteRaw'),
  )
  expect(countStatements(narrowed.map(({ scope }) => narrowedCountQuery(scope)))).toBe(24)
})

test('a family returns the same statement for the same SQL, and another one for other SQL', () => {
  const family = createStatementFamily((column: string) => `select ${column.trim()} from token`)
  expect(family('mint')).toBe(family(' mint '))
  expect(family('mint').name).not.toBe(family('symbol').name)
})

test('an optional filter without a value adds neither SQL nor a value', () => {
  const query = bindQuery((bind) =>
    writeConditions(
      [
        ...whenGiven('one', undefined, (value) => `one = ${value}`),
        ...whenGiven('two', 0, (value) => `two = ${value}`),
        ...whenGiven('three', null, (value) => `three = ${value} or ${value} is null`),
      ],
      bind,
    ).join(' and '),
  )
  expect(query).toEqual({ text: 'two = $1 and three = $2 or $2 is null', values: [0, null] })
})

test('alternatives share the parameters of their condition', () => {
  const query = bindQuery((bind) =>
    writeAlternatives(
      [
        { key: 'first', bind: [1], sql: (value) => `a = ${value}` },
        { key: 'split', bind: [2], sql: (value) => [`b < ${value}`, `b >= ${value}`] },
        { key: 'last', bind: [], sql: () => 'c' },
      ],
      bind,
    )
      .map((conditions) => conditions.join(' and '))
      .join(' | '),
  )
  expect(query).toEqual({ text: 'a = $1 and b < $2 and c | a = $1 and b >= $2 and c', values: [1, 2] })
})
