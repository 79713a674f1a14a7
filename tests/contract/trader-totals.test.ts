import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { protocolIds } from '~/domain/protocol/protocol'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { mints } from '~/domain/token/mints'
import { mostSummed } from '~/store/read/read-trader-totals'
import { shareWeb } from '../helpers/web/share-web'
import { clockAt } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import {
  addressOf,
  batchOf,
  dcaState,
  filledEvent,
  limitState,
  mintState,
  openedEvent,
  perpFilledEvent,
  perpMarketState,
  perpOrderOf,
  perpUserState,
  positionOf,
  signatureOf,
} from '../helpers/world/states'
import { heartbeatOf } from './seed'

/** One trader with orders at two spot venues, and with the same position at two perps venues. */

const now = 1_700_000_400
const wallet = addressOf('trader of all venues')
/** Time of the oldest position record. The known history starts days earlier. */
const oldestAt = now - 90
/** Wallet with a position that is older than the history. */
const latecomer = addressOf('latecomer')
const priceOf = { drift: 200, velocity: 201 } as const
const keyOf = (what: string, venue: PerpVenue) => addressOf(`${venue} ${what}`)

const otherAccounts = [
  mintState(),
  mintState({ key: mints.wSOL, decimals: 9, supplyRaw: 500_000_000_000_000_000n }),
  perpUserState({
    key: addressOf('late user'),
    authority: latecomer,
    positions: [positionOf(0, 3_000_000_000n)],
    orders: [],
  }),
  dcaState({ key: addressOf('dca'), user: wallet, inUsedRaw: 200_000_000n }),
  limitState({ key: addressOf('limit'), maker: wallet, remainingInputRaw: 6_000_000_000n }),
]

function perpAccounts(venue: PerpVenue, size: bigint) {
  const protocol = `${venue}-perps` as const
  return [
    perpMarketState({
      protocol,
      key: keyOf('SOL-PERP', venue),
      oraclePriceRaw: BigInt(priceOf[venue]) * 1_000_000n,
    }),
    perpUserState({
      protocol,
      key: keyOf('user', venue),
      authority: wallet,
      positions: [positionOf(0, size)],
      orders: [perpOrderOf(7, 0)],
    }),
  ]
}

/** 2 SOL bought at 100, and 0.5 sold at 110: a profit of $5. A spot fill has the number of the first. */
function perpFills(venue: PerpVenue) {
  const fill = {
    protocol: `${venue}-perps`,
    taker: keyOf('user', venue),
    maker: keyOf('maker', venue),
  } as const
  const first = { ...fill, fillRecordId: 1n, at: oldestAt, slot: 200 }
  return [
    perpFilledEvent({
      ...first,
      signature: signatureOf(`${venue} bought`),
      baseRaw: 2_000_000_000n,
      quoteRaw: 200_000_000n,
    }),
    perpFilledEvent({
      ...first,
      signature: signatureOf(`${venue} spot`),
      marketType: 'spot',
      quoteRaw: 7_000_000n,
    }),
    perpFilledEvent({
      ...fill,
      signature: signatureOf(`${venue} sold`),
      fillRecordId: 2n,
      at: now - 60,
      slot: 201,
      takerDirection: 'short',
      makerDirection: 'long',
      baseRaw: 500_000_000n,
      quoteRaw: 55_000_000n,
    }),
  ]
}

const web = shareWeb({ clock: clockAt(now) }, async ({ writer }) => {
  await reportHistory(writer, now - 8 * 86_400)
  const accounts = [...otherAccounts, ...perpVenues.flatMap((venue) => perpAccounts(venue, 1_500_000_000n))]
  await writer.write(
    batchOf({
      accounts: accounts.map((state) => ({ state, slot: 300, at: now - 10 })),
      prices: [
        { mint: mints.USDC, priceUsd: 1, at: now - 60, source: 'price-api' },
        { mint: mints.wSOL, priceUsd: 150, at: now - 60, source: 'price-api' },
      ],
      tokens: [{ mint: mints.wSOL, name: 'Wrapped SOL', symbol: 'SOL', verified: true, at: now - 59 }],
    }),
  )
  await writer.write(
    batchOf({
      events: [
        openedEvent({ order: addressOf('limit'), maker: wallet }),
        filledEvent({ maker: wallet, inputMint: mints.wSOL, outputMint: mints.USDC, at: now - 60 }),
        perpFilledEvent({
          signature: signatureOf('late'),
          fillRecordId: 3n,
          at: now - 50,
          slot: 202,
          taker: addressOf('late user'),
          takerDirection: 'short',
          makerDirection: 'long',
          baseRaw: 1_000_000_000n,
          quoteRaw: 55_000_000n,
        }),
        ...perpVenues.flatMap(perpFills),
      ],
    }),
  )
  await writer.heartbeat(protocolIds.flatMap((id) => [`accounts:${id}`, `events:${id}`]).map(heartbeatOf))
})

const totalsOf = async (key: string) =>
  endpoints.traderTotals.answer.parse(await (await web.get(`/api/traders/${key}`)).json())

test('adds up what a trader has open and executed, per venue and in sum', async () => {
  const { venues, total, settledPnl, trader, since } = await totalsOf(wallet)
  expect(trader).toBe(wallet)
  expect(since).toBe(Math.ceil((now - 8 * 86_400) / 3_600) * 3_600)
  const exact = { isExact: true }
  const perp = { openOrders: 1, openPositions: 1, fills: 2, volumeUsd: 255, ...exact }
  expect(venues).toEqual([
    { venue: 'dca', openOrders: 1, openPositions: null, openUsd: 800, fills: 0, volumeUsd: 0, ...exact },
    { venue: 'limit', openOrders: 1, openPositions: null, openUsd: 900, fills: 1, volumeUsd: 800, ...exact },
    { venue: 'kamino', openOrders: 0, openPositions: null, openUsd: 0, fills: 0, volumeUsd: 0, ...exact },
    { venue: 'drift', openUsd: 300, ...perp },
    { venue: 'velocity', openUsd: 301.5, ...perp },
  ])
  expect(total).toEqual({
    openOrders: 4,
    openPositions: 2,
    openUsd: 2_301.5,
    fills: 5,
    volumeUsd: 1_310,
    ...exact,
  })
  expect(settledPnl).toEqual({ usd: 10, since: oldestAt - 1 })
})

test('finds a trader by a User account, and returns zeros for a wallet without orders', async () => {
  expect((await totalsOf(keyOf('user', 'velocity'))).trader).toBe(wallet)
  const { total } = await totalsOf(addressOf('nothing'))
  expect(total).toEqual({
    openOrders: 0,
    openPositions: 0,
    openUsd: 0,
    fills: 0,
    volumeUsd: 0,
    isExact: true,
  })
})

test('counts the fills of a maker, and omits the settled profit of records with a gap', async () => {
  // The maker sold 2 SOL at 100, and bought a quarter of them back at 110.
  const { settledPnl } = await totalsOf(keyOf('maker', 'drift'))
  expect(settledPnl).toEqual({ usd: -5, since: oldestAt - 1 })
  // The position was open before the history begins, and its only record reduces it.
  expect((await totalsOf(latecomer)).settledPnl).toBeNull()
  expect((await totalsOf(latecomer)).total).toMatchObject({ fills: 1, volumeUsd: 55 })
})

test('reports a sum as cut by the records read, not by the fills, which may have two records', async () => {
  const traders = addressOf('of both sides')
  await web.pool.query(
    'insert into perp_owner (user_key, authority, venue) select $1 || side::text, $1, $2 from unnest(array[1, 2]) side',
    [traders, 'drift'],
  )
  await web.pool.query(
    `insert into perp_fill (signature, instruction_path, event_index, venue, market_index, market_type, fill_record_id, base_raw, quote_raw, oracle_price_raw, explanation, slot, at)
     select 'both ' || id, 'log', 0, 'drift', 7, 'perp', id, 1, 1000000, 1, 0, 400, $1::bigint - id % 50 from generate_series(1, $2::int) id`,
    [now - 5, mostSummed / 2],
  )
  await web.pool.query(
    `insert into perp_position_record (user_key, venue, market_index, fill_record_id, maker, delta_base_raw, base_raw, anchor_slot, oracle_price_raw, slot, at)
     select $3 || side, 'drift', 7, id, side = 2, 1, 1, -1, 1, 400, $1::bigint - id % 50 from generate_series(1, $2::int) id, generate_series(1, 2) side`,
    [now - 5, mostSummed / 2, traders],
  )
  await web.pool.query('analyze perp_fill, perp_position_record')
  expect((await totalsOf(traders)).total).toMatchObject({ fills: mostSummed / 2, isExact: false })
})

const search = async (query: string) =>
  endpoints.search.answer.parse(await (await web.get(`/api/search?${query}`)).json())

test('searches all kinds at once, and names the venue of each market', async () => {
  const { content, counts, totalElements } = await search('type=all&q=sol')
  expect(content.map(({ type, key, venue }) => [type, key, venue])).toEqual([
    ['token', mints.wSOL, null],
    ['market', keyOf('SOL-PERP', 'velocity'), 'velocity'],
    ['market', keyOf('SOL-PERP', 'drift'), 'drift'],
  ])
  expect(counts).toEqual({ token: 1, market: 2, trader: 0, order: 0 })
  expect(totalElements).toBe(3)
  expect((await search('q=sol')).counts).toEqual(counts)
})

test('pages through all kinds without a gap or a repetition', async () => {
  const whole = await search('type=all&q=sol')
  const pages = await Promise.all([1, 2, 3].map((page) => search(`type=all&q=sol&size=1&page=${page}`)))
  expect(pages.flatMap(({ content }) => content)).toEqual(whole.content)
})

test('finds traders by a wallet or a User account, and orders by their key', async () => {
  const keys = async (text: string) =>
    (await search(`type=all&q=${encodeURIComponent(text)}`)).content.map(({ type, key }) => [type, key])
  expect(await keys(wallet)).toEqual([['trader', wallet]])
  expect(await keys(keyOf('user', 'drift'))).toEqual([['trader', wallet]])
  expect(await keys(addressOf('limit'))).toEqual([['order', addressOf('limit')]])
  expect(await keys(addressOf('dca'))).toEqual([['order', addressOf('dca')]])
  const perpOrder = `${keyOf('user', 'drift')}:7`
  expect(await keys(perpOrder)).toEqual([['order', perpOrder]])
  expect(await keys(`${keyOf('user', 'velocity')}:7`)).toEqual([
    ['order', `${keyOf('user', 'velocity')}:7:90`],
  ])
})
