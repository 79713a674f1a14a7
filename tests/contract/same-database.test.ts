import { afterAll, beforeAll, expect, test } from 'vitest'
import { tradeToRow } from '~/contracts/trade'
import { mints } from '~/domain/token/mints'
import { readAccount } from '~/features/account/read-account.server'
import { readDashboard } from '~/features/jupiter/read-dashboard.server'
import { readKamino } from '~/features/kamino/read-kamino.server'
import { readTraders } from '~/features/kamino/traders/read-traders.server'
import { readOrder } from '~/features/order/read-order.server'
import { marqueeTrades } from '~/features/overview/marquee/marquee-trades'
import { readHome } from '~/features/overview/read-home.server'
import { readPanels } from '~/features/overview/read-overview-panels.server'
import { readToken } from '~/features/token/read-token.server'
import { readTokens } from '~/features/tokens/read-tokens.server'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { addressOf, batchOf, filledEvent, signatureOf } from '../helpers/world/states'
import { kaminoOrder, now, seed, stranger } from './seed'

type Row = Readonly<Record<string, unknown>>

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await seed(web.writer)
  await web.writer.write(batchOf({ events: dcaCycles }))
})
afterAll(() => Promise.all(ends.map((end) => end())))

/** Two cycles of the DCA order that buys SOL: 900 and 600 USDC. */
const dcaCycles = [
  { inputRaw: 900_000_000n, outputRaw: 6_000_000_000n },
  { inputRaw: 600_000_000n, outputRaw: 4_000_000_000n },
].map((amounts, index) =>
  filledEvent({
    protocol: 'jupiter-dca',
    signature: signatureOf(`cycle ${index}`),
    order: addressOf('dca'),
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    remainingInputRaw: undefined,
    slot: 120 + index,
    at: now - 12 + index,
    ...amounts,
  }),
)

const nothingAsked = new URLSearchParams()
const page = () => ({ ...web.context, cspNonce: '' })

/** Three sources that must contain the same rows: a panel of the page, the API, and SQL on the tables. */
interface SameRows {
  readonly shown: () => Promise<readonly Row[] | undefined>
  readonly api: string
  /** SQL statement that returns one row for each row of the panel, in the same order. */
  readonly sql: string
  /** Maps an API row to the columns of the SQL statement. */
  readonly as: (row: Row) => Row
  /** Maps a row of the page. Default: `as`. */
  readonly shownAs?: (row: Row) => Row
}

const order = (row: Row) => ({
  key: row.publicKey,
  input: row.inputMint,
  output: row.outputMint,
  usd: row.amountUsd,
  buy: row.buy,
})
const ordersTrader = (row: Row) => ({ ...order(row), maker: row.userPublicKey ?? row.maker })
const pair = 'key, input_mint as input, output_mint as output, amount_usd as usd'
const columns = `${pair}, buy`
const dcaColumns = `${columns}, user_key as maker`
const limitColumns = `${columns}, maker`
const newest = 'order by created_at desc nulls last, key'
const ofDay = `at > ${now} - 86400`

const panels: Readonly<Record<string, SameRows>> = {
  'DCA orders of the overview': {
    shown: async () => (await readHome(page(), nothingAsked)).dca.answer.page?.content,
    api: '/api/dca/all?filter=active&size=18',
    sql: `select ${columns} from dca_order where active ${newest}`,
    as: order,
  },
  'DCA orders of the dashboard': {
    shown: async () => (await readDashboard(page(), nothingAsked)).dca.answer.page?.content,
    api: '/api/dca/all?filter=active&size=12',
    sql: `select ${dcaColumns} from dca_order where active ${newest}`,
    as: ordersTrader,
  },
  'limit orders of the overview': {
    shown: async () =>
      (await readHome(page(), new URLSearchParams({ 'limit.filter': 'historical' }))).limit.answer.page
        ?.content,
    api: '/api/limit/all?filter=historical&size=10',
    sql: `select ${columns} from limit_order where venue = 'jupiter' ${newest}`,
    as: order,
  },
  'limit orders of Kamino': {
    shown: async () => (await readKamino(page(), nothingAsked)).orders.answer.page?.content,
    api: '/api/kamino/orders/all?filter=active&size=14',
    sql: `select ${limitColumns} from limit_order where venue = 'kamino' and active ${newest}`,
    as: ordersTrader,
  },
  'trades of Drift': {
    shown: async () => (await readHome(page(), nothingAsked)).perpTrades.page?.content,
    api: '/api/drift/trades?size=6',
    sql: `select signature, base_raw::float8 / 1e9 as base, quote_raw::float8 / 1e6 as usd from perp_fill order by at desc`,
    as: (row) => ({ signature: row.signature, base: row.baseAssetAmount, usd: row.quoteAssetAmount }),
  },
  'tokens by what DCA orders executed': {
    shown: async () => (await readPanels(page())).filled.data ?? undefined,
    api: '/api/dca/aggregates?basis=filled&limit=10',
    sql: `select mint, sum(usd) as usd from (select input_mint as mint, usd from fill where protocol = 'jupiter-dca' and ${ofDay}
      union all select output_mint, usd from fill where protocol = 'jupiter-dca' and ${ofDay}) side group by mint order by usd desc, mint`,
    as: (row) => ({ mint: row.tokenMint, usd: row.totalUsd }),
  },
  'tokens by what limit orders executed': {
    shown: async () => (await readPanels(page())).limits.data ?? undefined,
    api: '/api/limit/top/filled/table?size=10',
    sql: `select mint, sum(usd) as usd from (select input_mint as mint, usd from fill where protocol like 'jupiter-limit%' and ${ofDay}
      union all select output_mint, usd from fill where protocol like 'jupiter-limit%' and ${ofDay}) side group by mint order by usd desc, mint`,
    as: (row) => ({ mint: row.mint, usd: row.volume }),
  },
  'top filled tokens of Jupiter': {
    shown: async () => (await readDashboard(page(), nothingAsked)).filledTable.answer.data?.content,
    api: '/api/limit/top/filled/table?size=10',
    sql: `select mint, sum(usd) as usd from (select input_mint as mint, usd from fill where protocol like 'jupiter-limit%'
      union all select output_mint, usd from fill where protocol like 'jupiter-limit%') side group by mint order by usd desc, mint`,
    as: (row) => ({ mint: row.mint, usd: row.volume }),
  },
  'traders of Kamino': {
    shown: async () =>
      (await readTraders(page(), nothingAsked)).board.data?.content.map((row) => ({ ...row })),
    api: '/api/kamino/traders/top?timeframe=week&limit=10',
    sql: `select o.maker, count(*)::int as swaps, sum(f.usd) as usd from fill f join limit_order o on o.key = f.order_key
      where f.protocol = 'kamino-limit' group by o.maker order by usd desc`,
    as: (row) => ({ maker: row.trader, swaps: row.totalSwaps, usd: row.totalVolumeUsd }),
  },
  'top filled trades of Kamino': {
    shown: async () => (await readKamino(page(), nothingAsked)).trades.data ?? undefined,
    api: '/api/kamino/trades/top/filled?timeframe=week&limit=10',
    sql: `select order_key as key, sum(usd) as usd, count(*)::int as fills from fill where protocol = 'kamino-limit' group by order_key`,
    as: (row) => ({ key: row.publicKey, usd: row.amountUsd, fills: row.numberOfFills }),
  },
  'the token database': {
    shown: async () => (await readTokens(page(), nothingAsked)).answer.data?.content,
    api: '/api/tokens?size=25',
    sql: `select mint, price_usd as price, supply_raw::float8 / power(10, decimals) as supply, verified from token
      order by verified desc, market_cap_usd desc nulls last, mint`,
    as: (row) => ({ mint: row.tokenMint, price: row.price, supply: row.supply, verified: row.verified }),
  },
  'DCA orders of a token': {
    shown: async () => {
      const found = await readToken(page(), mints.USDC, nothingAsked)
      return found.missing === undefined ? found.dca.answer.page?.content : undefined
    },
    api: `/api/dca/all?filter=active&size=10&tokenMint=${mints.USDC}`,
    sql: `select ${pair}, output_mint = '${mints.USDC}' as buy
      from dca_order where active and '${mints.USDC}' in (input_mint, output_mint) ${newest}`,
    shownAs: order,
    // The API has the side of the base, the page that of the token.
    as: (row) => ({ ...order(row), buy: row.outputMint === mints.USDC }),
  },
  'DCA orders of a trader': {
    shown: async () => (await readAccount(page(), stranger, nothingAsked))?.dca.answer.page?.content,
    api: `/api/dca/all?filter=historical&maker=${stranger}`,
    sql: `select ${dcaColumns} from dca_order where user_key = '${stranger}' ${newest}`,
    as: ordersTrader,
  },
}

async function listed(path: string): Promise<readonly Row[]> {
  const body = await (await web.get(path)).json()
  return Array.isArray(body) ? body : body.content
}

test.each(Object.keys(panels))('%s: the page, the API and the tables have the same rows', async (name) => {
  const panel = panels[name]
  const stored = (await web.pool.query(panel!.sql)).rows
  expect(stored.length).toBeGreaterThan(0)
  expect((await panel!.shown())?.map(panel!.shownAs ?? panel!.as)).toEqual(stored)
  expect((await listed(panel!.api)).map(panel!.as)).toEqual(stored)
})

test('the ticker shows the largest executions of the tables', async () => {
  const sql = `select signature, usd from fill where usd >= 1000 and ${ofDay} order by usd desc`
  const stored = (await web.pool.query(sql)).rows
  expect(stored).toEqual([])
  const shown = (await readPanels(page())).trades.data
  expect(shown).toEqual(marqueeTrades((await web.context.queries.getTopTrades()).map(tradeToRow)))
})

test('an order, its executions and the Kamino book are rows of the tables', async () => {
  const found = await readOrder(page(), kaminoOrder)
  expect(found?.data).toMatchObject({ dex: 'Kamino', order: { publicKey: kaminoOrder } })
  const fills = await listed(`/api/orders/${kaminoOrder}/fills`)
  const stored = (
    await web.pool.query(
      `select signature, output_raw::text as raw from fill where order_key = '${kaminoOrder}'`,
    )
  ).rows
  expect(fills.map((fill) => ({ signature: fill.signature, raw: fill.outAmountRaw }))).toEqual(stored)
  const { book } = await readKamino(page(), nothingAsked)
  const response = await (await web.get('/api/kamino/orderbook/sol-usdc')).json()
  expect(book.data?.bids).toEqual(response.bids)
  const [level] = (
    await web.pool.query(
      `select initial_input_raw::float8 / expected_output_raw::float8 * 1000 as price, maker from limit_order where key = '${kaminoOrder}'`,
    )
  ).rows
  expect(response.bids).toMatchObject([{ price: level.price, trader: level.maker }])
})

test('returns the events of a trader’s orders newest first, and of a single order', async () => {
  const { queries } = web.context
  const reported = async (request: Parameters<typeof queries.listOrderEvents>[0]) =>
    (await queries.listOrderEvents(request))?.map(({ kind, at, usd, order }) => ({ kind, at, usd, order }))
  const [newer, older] = [
    { kind: 'cycle', at: now - 11, usd: 600, order: addressOf('dca') },
    { kind: 'cycle', at: now - 12, usd: 900, order: addressOf('dca') },
  ]
  expect(await reported({ account: addressOf('maker'), limit: 7 })).toEqual([newer, older])
  expect(await reported({ account: addressOf('dca'), limit: 1 })).toEqual([newer])
  expect(await reported({ account: addressOf('nobody'), limit: 7 })).toBeUndefined()
  expect(await reported({ account: stranger, limit: 7 })).toEqual([])
})

test('the plan sums priced cycles and counts unpriced ones; a token’s plan is the pressure on it', async () => {
  const trader = await readAccount(page(), stranger, nothingAsked)
  expect(trader?.planned.data).toEqual({ series: [], unpricedOrders: 1 })
  const token = await readAccount(page(), mints.wSOL, nothingAsked)
  expect(token?.events).toBeUndefined()
  const sells = token?.planned.data?.series.find(({ of }) => of === 'sells')
  // The order has two cycles of 1 SOL at $150, both within the first hour.
  expect(sells?.usdByHour.slice(0, 2)).toEqual([-300, -0])
})
