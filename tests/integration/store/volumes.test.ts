import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { Address } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import type { PriceWrite } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import type { Pool } from '~/store/postgres/pool'
import { readDcaFilled } from '~/store/read/orders/read-dca-filled'
import { createTestDatabase } from '../../helpers/store/database'
import {
  addressOf,
  batchOf,
  filledEvent,
  limitState,
  mintState,
  openedEvent,
  signatureOf,
} from '../../helpers/world/states'

const at = 1_700_000_000

async function openStore() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return { pool: database.pool, writer: createBatchWriter(database.pool) }
}

/**
 * Returns volumes and numbers of unpriced fills by hour, venue and mint. Returns them twice: as the writer
 * has stored them, and computed from the fills.
 */
async function volumes(pool: Pool) {
  const rounded =
    'hour_at, venue, mint, round(sum(bought)::numeric, 6)::float8 as bought, round(sum(sold)::numeric, 6)::float8 as sold, sum(unpriced)::int as unpriced'
  const kept = await pool.query(
    `select ${rounded} from (select hour_at, venue, mint, bought_usd as bought, sold_usd as sold, bought_unpriced + sold_unpriced as unpriced from token_volume_hour) v
     group by 1, 2, 3 order by 1, 2, 3`,
  )
  const recomputed = await pool.query(
    `select ${rounded} from (
       select at - at % 3600 as hour_at, mint, coalesce(bought, 0) as bought, coalesce(sold, 0) as sold, (usd is null)::int as unpriced,
         case protocol when 'jupiter-dca' then 'dca' when 'kamino-limit' then 'kamino' else 'jupiter' end as venue
       from fill cross join lateral (values (output_mint, usd, 0::float8), (input_mint, 0, usd)) leg(mint, bought, sold)
       where mint is not null) v
     group by 1, 2, 3 order by 1, 2, 3`,
  )
  return { kept: kept.rows, recomputed: recomputed.rows }
}

/** Properties of a Kamino order that sells 100 USDC for SOL. */
const kamino = { protocol: 'kamino-limit', inputMint: mints.USDC, outputMint: mints.wSOL } as const
const wholeRaw = 100_000_000n

function kaminoFill(order: string, index: number, leftUsdc: number) {
  return filledEvent({
    ...kamino,
    order: addressOf(order),
    signature: signatureOf(`${order} ${index}`),
    slot: 110 + index,
    at: at + index * 600,
    inputRaw: undefined,
    outputRaw: 1_000_000n,
    remainingInputRaw: BigInt(leftUsdc) * 1_000_000n,
    numberOfFills: index + 1,
  })
}

function kaminoOpening(order: string) {
  return openedEvent({
    ...kamino,
    order: addressOf(order),
    signature: signatureOf(`${order} open`),
    inputRaw: wholeRaw,
    expectedOutputRaw: 1_000_000_000n,
  })
}

test('the input of a fill is unknown until the previous fill arrives', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ events: [kaminoOpening('k')] }))
  const usd = async () => (await pool.query('select usd from fill order by slot')).rows.map((row) => row.usd)
  await writer.write(batchOf({ events: [{ ...kaminoFill('k', 1, 20), at }] }))
  expect(await usd()).toEqual([null])
  await writer.write(batchOf({ events: [{ ...kaminoFill('k', 0, 60), at }] }))
  expect(await usd()).toEqual([40, 40])
  const { rows } = await pool.query('select sold_usd from token_volume_hour where mint = $1', [mints.USDC])
  expect(rows).toEqual([{ sold_usd: 80 }])
})

test('counts a fill from the arrival of its order’s opening', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ events: [kaminoFill('k', 0, 60)] }))
  const before = await volumes(pool)
  expect(before.kept).toEqual(before.recomputed)
  expect(before.kept.map((row) => [row.bought, row.sold, row.unpriced])).toEqual([
    [0, 0, 1],
    [0, 0, 1],
  ])
  await writer.write(batchOf({ events: [kaminoOpening('k')] }))
  const { kept, recomputed } = await volumes(pool)
  expect(kept).toEqual(recomputed)
  expect(kept.map((row) => [row.sold + row.bought, row.unpriced])).toEqual([
    [40, 0],
    [40, 0],
  ])
})

test('keeps only the number of fills of a fill whose value is below the unit of the sums', async () => {
  const { pool, writer } = await openStore()
  const dust = addressOf('dust')
  const legs = { inputMint: dust, inputRaw: 1n, outputMint: addressOf('unknown'), outputRaw: 1n }
  const accounts = [{ state: mintState({ key: dust, decimals: 9 }), slot: 1, at }]
  await writer.write(batchOf({ accounts, events: [filledEvent({ ...legs, at })] }))
  expect((await volumes(pool)).kept).toHaveLength(2)
  await writer.write(batchOf({ prices: [{ mint: dust, priceUsd: 1, at, source: 'price-api' }] }))
  expect((await pool.query('select usd from fill')).rows).toEqual([{ usd: 1e-9 }])
  const { rows } = await pool.query(
    'select bought_usd + sold_usd as usd, bought_unpriced + sold_unpriced as unpriced, fills from token_volume_hour',
  )
  const dustRow = { usd: 0, unpriced: 0, fills: 1 }
  expect(rows).toEqual([dustRow, dustRow])
  expect((await pool.query('select * from token_volume_minute')).rows).toEqual([])
})

/** Returns a cycle of a DCA order that sells the given amount of USDC for a token. */
function dcaCycle(
  order: string,
  maker: string,
  hours: number,
  usdc: number,
  outputMint: Address = mints.wSOL,
) {
  return filledEvent({
    protocol: 'jupiter-dca',
    order: addressOf(order),
    maker: addressOf(maker),
    signature: signatureOf(`${order} ${hours}`),
    at: at - (at % 3_600) + hours * 3_600,
    inputMint: mints.USDC,
    outputMint,
    inputRaw: BigInt(usdc) * 1_000_000n,
    outputRaw: 1_000_000n,
    remainingInputRaw: undefined,
  })
}

test('sums the executions of a wallet, a token and an order since an hour', async () => {
  const { pool, writer } = await openStore()
  const nameless = addressOf('nameless')
  const events = [
    dcaCycle('a', 'ann', -1, 1_000),
    dcaCycle('a', 'ann', 0, 10),
    dcaCycle('a', 'ann', 5, 20),
    dcaCycle('b', 'ann', 5, 400),
    dcaCycle('c', 'bob', 5, 3_000),
    // This cycle has no value, because neither of its tokens has a price.
    { ...dcaCycle('d', 'eve', 5, 7, nameless), inputMint: nameless },
  ]
  await writer.write(batchOf({ events }))
  const since = at - (at % 3_600)
  const of = (...[kind, name]: ['trader' | 'order', string]) =>
    readDcaFilled(pool, kind, addressOf(name), since)
  expect(await of('trader', 'ann')).toEqual({ volumeUsd: 430, fills: 3 })
  expect(await of('order', 'a')).toEqual({ volumeUsd: 30, fills: 2 })
  expect(await readDcaFilled(pool, 'token', mints.wSOL, since)).toEqual({
    volumeUsd: 3_430,
    fills: undefined,
  })
  expect(await readDcaFilled(pool, 'token', nameless, since)).toEqual({
    volumeUsd: undefined,
    fills: undefined,
  })
  expect(await readDcaFilled(pool, 'token', addressOf('never traded'), since)).toEqual({
    volumeUsd: 0,
    fills: undefined,
  })
  expect(await of('trader', 'nobody')).toEqual({ volumeUsd: 0, fills: 0 })
  expect(await of('trader', 'eve')).toEqual({ volumeUsd: undefined, fills: 1 })
  expect(await of('order', 'd')).toEqual({ volumeUsd: undefined, fills: 1 })
})

test('volumes match the fills for every order of arrival of fills, openings and accounts', {
  timeout: 120_000,
}, async () => {
  const { pool, writer } = await openStore()
  let run = 0
  const cases = fc.record({
    left: fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 6 }),
    places: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
    atOnce: fc.integer({ min: 1, max: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(cases, async ({ left, places, atOnce }) => {
      const order = `run ${run++}`
      const falling = left.toSorted((a, b) => b - a)
      const events = [kaminoOpening(order), ...falling.map((usdc, index) => kaminoFill(order, index, usdc))]
      const shuffled = [...events, ...events.slice(0, 2)]
        .map((event, index) => ({ event, place: places[index] ?? 0 }))
        .sort((a, b) => a.place - b.place)
        .map(({ event }) => event)
      // State of the account after the first fill. It may arrive before all other data about the order.
      const remainingInputRaw = BigInt(falling[0] ?? 100) * 1_000_000n
      const account = limitState({
        ...kamino,
        key: addressOf(order),
        initialInputRaw: wholeRaw,
        remainingInputRaw,
        numberOfFills: 1,
      })
      for (let first = 0; first < shuffled.length; first += atOnce) {
        const accounts = first === 0 ? [{ state: account, slot: 110, at }] : []
        await writer.write(batchOf({ accounts, events: shuffled.slice(first, first + atOnce) }))
      }
      const sold = await pool.query('select sum(usd) as usd from fill where order_key = $1', [
        addressOf(order),
      ])
      expect(sold.rows[0].usd).toBeCloseTo(100 - Math.min(...left), 6)
      const { kept, recomputed } = await volumes(pool)
      expect(kept).toEqual(recomputed)
    }),
    { numRuns: 40 },
  )
})

const [trusted, hostile] = [addressOf('trusted'), addressOf('hostile')]

test.each([
  { sold: hostile, bought: mints.USDC, usd: 3, why: 'a dollar coin counts as $1' },
  { sold: mints.wSOL, bought: mints.USDT, usd: 3, why: 'a dollar coin counts before SOL' },
  { sold: hostile, bought: mints.wSOL, usd: 300, why: 'SOL counts before a token' },
  { sold: hostile, bought: trusted, usd: 6, why: 'a verified token counts before another' },
  { sold: hostile, bought: addressOf('unknown'), usd: 3_000_000, why: 'any price is better than none' },
])('values a fill by its most reliable leg: $why', async ({ sold, bought, usd }) => {
  const { pool, writer } = await openStore()
  const price = (mint: PriceWrite['mint'], priceUsd: number): PriceWrite => ({
    mint,
    priceUsd,
    at,
    source: 'price-api',
  })
  await writer.write(
    batchOf({
      accounts: [mints.wSOL, trusted, hostile].map((key) => ({ state: mintState({ key }), slot: 1, at })),
      prices: [price(mints.wSOL, 100), price(trusted, 2), price(hostile, 1_000_000)],
      tokens: [{ mint: trusted, verified: true, at }],
    }),
  )
  const legs = { inputMint: sold, inputRaw: 3_000_000n, outputMint: bought, outputRaw: 3_000_000n }
  await writer.write(batchOf({ events: [filledEvent({ ...legs, at })] }))
  expect((await pool.query('select usd from fill')).rows).toEqual([{ usd }])
})
