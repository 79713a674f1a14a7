import { expect, onTestFinished, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createTestDatabase } from '../../helpers/store/database'
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
  signatureOf,
} from '../../helpers/world/states'

const at = 1_700_000_000
const hour = 3_600
const token = addressOf('token')

/** Opens a store whose clock is three hours after `at`, when SOL costs $200. */
async function openStore() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const now = at + 3 * hour
  const writer = createBatchWriter(database.pool, { nowMs: () => now * 1_000, monotonicMs: () => 0 })
  await writer.write(
    batchOf({
      accounts: [
        { state: perpMarketState(), slot: 1, at: now },
        { state: mintState({ key: mints.wSOL, decimals: 9 }), slot: 1, at: now },
      ],
      prices: [{ mint: mints.wSOL, priceUsd: 200, at: now, source: 'price-api' }],
    }),
  )
  const { pool } = database
  return {
    pool,
    writer,
    now,
    /** Writes a perp execution whose record contains the oracle price of SOL at a time. */
    record: (priceUsd: number, seconds: number) =>
      writer.write(
        batchOf({
          events: [
            perpFilledEvent({
              signature: signatureOf(`record ${priceUsd} ${seconds}`),
              at: at + seconds,
              oraclePriceRaw: BigInt(Math.round(priceUsd * 1e6)),
            }),
          ],
        }),
      ),
    /** Writes a fill that exchanges 2 SOL for a token. */
    fill: (seconds: number) =>
      writer.write(
        batchOf({
          events: [
            filledEvent({
              signature: signatureOf(`fill ${seconds}`),
              at: at + seconds,
              maker: addressOf('maker'),
              inputMint: mints.wSOL,
              inputRaw: 2_000_000_000n,
              outputMint: token,
            }),
          ],
        }),
      ),
    values: async () => (await pool.query('select usd from fill order by at')).rows.map((row) => row.usd),
    sampled: async () =>
      (
        await pool.query(`select at, price_usd from price_sample where source = 'drift-record' order by at`)
      ).rows.map((row) => [row.at - at, row.price_usd]),
  }
}

test('a past price values the events of the ten minutes after it, and does not change the newest price', async () => {
  const { pool, record, fill, values } = await openStore()
  for (const seconds of [-1, 0, 600, 601]) await fill(seconds)
  expect(await values()).toEqual([null, null, null, null])
  await record(150, 0)
  expect(await values()).toEqual([null, 300, 300, null])
  expect((await pool.query('select price_usd from token where mint = $1', [mints.wSOL])).rows).toEqual([
    { price_usd: 200 },
  ])
  const { rows } = await pool.query(
    `select to_jsonb(c) - 'mint' as candle from candle_minute c where mint = $1 and at = $2`,
    [mints.wSOL, at - (at % 60)],
  )
  expect(rows).toEqual([
    {
      candle: {
        at: at - (at % 60),
        open: 150,
        high: 150,
        low: 150,
        close: 150,
        open_at: at,
        close_at: at,
        volume_usd: 300,
        unpriced: 1,
      },
    },
  ])
})

test('the newer of two past prices counts, in any order of arrival', async () => {
  for (const order of [
    [100, 0],
    [0, 100],
  ]) {
    const { record, fill, values } = await openStore()
    await fill(200)
    for (const seconds of order) await record(150 + seconds / 10, seconds)
    expect(await values()).toEqual([320])
  }
})

test('the more trusted of two prices of the same second counts', async () => {
  const { pool, fill, values } = await openStore()
  await pool.query(
    `insert into price_sample (mint, at, price_usd, source) values ($1, $2, 150, 'fill'), ($1, $2, 160, 'price-api')`,
    [mints.wSOL, at],
  )
  await fill(60)
  expect(await values()).toEqual([320])
})

test('values a fill with an unknown dollar amount by the bought token, as soon as that has a price', async () => {
  const { writer, record, values } = await openStore()
  const bought = filledEvent({
    protocol: 'kamino-limit',
    at: at + 60,
    maker: addressOf('maker'),
    inputMint: mints.USDC,
    inputRaw: undefined,
    outputMint: mints.wSOL,
    outputRaw: 5_000_000_000n,
  })
  await writer.write(batchOf({ events: [bought] }))
  expect(await values()).toEqual([null])
  await record(180, 0)
  expect(await values()).toEqual([900])
})

test('keeps the first and the last price of a quarter of a minute, and uses every price for the candle', async () => {
  const { pool, record, sampled } = await openStore()
  const cell = 15 - (at % 15)
  for (const [priceUsd, seconds] of [
    [150, 9],
    [151, 10],
    [147, 11],
    [149, 4],
    [148, 14],
    [152, 15],
  ] as const)
    await record(priceUsd, cell + seconds)
  expect(await sampled()).toEqual([
    [cell + 4, 149],
    [cell + 14, 148],
    [cell + 15, 152],
  ])
  const { rows } = await pool.query(
    'select open, high, low, close from candle_hour where mint = $1 and open_at = $2',
    [mints.wSOL, at + cell + 4],
  )
  expect(rows).toEqual([{ open: 149, high: 152, low: 147, close: 152 }])
})

test('ignores a price that differs from its neighbours by more than half', async () => {
  const { record, sampled } = await openStore()
  await record(150, 0)
  await record(150, 300)
  await record(300, 120)
  await record(70, 150)
  await record(220, 180)
  expect(await sampled()).toEqual([
    [0, 150],
    [180, 220],
    [300, 150],
  ])
})

test('an order valued at first sight gets the price of its opening once history has it', async () => {
  const { pool, writer, record, now } = await openStore()
  const state = dcaState({ inputMint: mints.wSOL, inDepositedRaw: 3_000_000_000n, createdAt: at + 60 })
  await writer.write(batchOf({ accounts: [{ state, slot: 100, at: now }] }))
  const value = async () =>
    (await pool.query('select amount_usd, amount_usd_at - $1 as at from dca_order', [at])).rows
  expect(await value()).toEqual([{ amount_usd: 600, at: 3 * hour }])
  await record(150, 0)
  expect(await value()).toEqual([{ amount_usd: 450, at: 0 }])
  await record(160, 61)
  expect(await value()).toEqual([{ amount_usd: 450, at: 0 }])
})

test('a fill without mints gets mints, maker and volume from its order', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ events: [filledEvent()] }))
  await writer.write(batchOf({ accounts: [{ state: limitState(), slot: 105, at }] }))
  expect((await pool.query('select maker, input_mint, output_mint, usd from fill')).rows).toEqual([
    { maker: addressOf('maker'), input_mint: mints.wSOL, output_mint: mints.USDC, usd: 800 },
  ])
  expect((await pool.query('select trader, volume_usd, fills from trader_volume_hour')).rows).toEqual([
    { trader: addressOf('maker'), volume_usd: 800, fills: 1 },
  ])
})

test('a Kamino fill that arrives before its order gets its input with the order', async () => {
  const { pool, writer } = await openStore()
  const kamino = { protocol: 'kamino-limit', order: addressOf('limit') } as const
  const fill = filledEvent({ ...kamino, inputMint: mints.USDC, outputMint: token, inputRaw: undefined })
  await writer.write(batchOf({ events: [{ ...fill, remainingInputRaw: 70_000_000n, numberOfFills: 1 }] }))
  const whole = limitState({ protocol: 'kamino-limit', inputMint: mints.USDC, outputMint: token })
  const before = {
    ...whole,
    initialInputRaw: 100_000_000n,
    remainingInputRaw: 100_000_000n,
    numberOfFills: 0,
  }
  await writer.write(batchOf({ accounts: [{ state: before, slot: 100, at }] }))
  expect((await pool.query('select input_raw, usd from fill')).rows).toEqual([
    { input_raw: '30000000', usd: 30 },
  ])
})

test('values a fill once the decimals of its token are known', async () => {
  const { pool, writer } = await openStore()
  await writer.write(
    batchOf({ prices: [{ mint: token, priceUsd: 0.5, at: at + 3 * hour, source: 'price-api' }] }),
  )
  const legs = { inputMint: token, inputRaw: 8_000_000n, outputMint: addressOf('other') }
  await writer.write(batchOf({ events: [filledEvent({ ...legs, at: at + 3 * hour + 1 })] }))
  expect((await pool.query('select usd from fill')).rows).toEqual([{ usd: null }])
  await writer.write(batchOf({ accounts: [{ state: mintState({ key: token }), slot: 2, at }] }))
  expect((await pool.query('select usd from fill')).rows).toEqual([{ usd: 4 }])
})

test('derives past prices from fills only for tokens without a market price', async () => {
  const { pool, writer } = await openStore()
  await writer.write(
    batchOf({
      accounts: [{ state: mintState({ key: token }), slot: 2, at }],
      tokens: [token, mints.wSOL].map((mint) => ({ mint, verified: true, at })),
      prices: [{ mint: token, priceUsd: 3, at: at + 3 * hour, source: 'price-api' }],
    }),
  )
  const sold = { inputRaw: 4_000_000n, outputMint: mints.USDC, outputRaw: 10_000_000n }
  await writer.write(
    batchOf({
      events: [
        filledEvent({ ...sold, signature: signatureOf('a'), inputMint: token }),
        filledEvent({ ...sold, signature: signatureOf('b'), inputMint: mints.wSOL }),
        openedEvent(),
      ],
    }),
  )
  expect(
    (await pool.query(`select mint, at, price_usd from price_sample where source = 'fill'`)).rows,
  ).toEqual([{ mint: token, at: at + 40, price_usd: 2.5 }])
})

/**
 * Opens a store in which fills against SOL set the price of the token, and perp records set the price of SOL.
 */
async function openPair() {
  const { pool, writer, record } = await openStore()
  await writer.write(
    batchOf({
      accounts: [{ state: mintState({ key: token }), slot: 2, at }],
      tokens: [token, mints.wSOL].map((mint) => ({ mint, verified: true, at })),
      prices: [{ mint: token, priceUsd: 3, at: at + 3 * hour, source: 'price-api' }],
    }),
  )
  return {
    record,
    /** Writes a fill that sells `soldUi` of the token for `solUi` SOL. */
    fill: (seconds: number, soldUi: number, solUi = 1) =>
      writer.write(
        batchOf({
          events: [
            filledEvent({
              signature: signatureOf(`fill ${seconds} ${soldUi}`),
              at: at + seconds,
              maker: addressOf('maker'),
              inputMint: token,
              inputRaw: BigInt(soldUi * 1e6),
              outputMint: mints.wSOL,
              outputRaw: BigInt(solUi * 1e9),
            }),
          ],
        }),
      ),
    async told() {
      const samples = await pool.query(
        `select at, price_usd from price_sample where source = 'fill' and mint = $1 order by at`,
        [token],
      )
      const candles = await pool.query(
        `select open, high, low, close, open_at, close_at from candle_minute where mint = $1 and at < $2
          union all select open, high, low, close, open_at, close_at from candle_hour where mint = $1 and at < $2`,
        [token, at + 2 * hour],
      )
      return { samples: samples.rows.map((row) => [row.at - at, row.price_usd]), candles: candles.rows }
    },
  }
}

test('derives prices from the final value of fills, even if the value rose or fell later', async () => {
  const steps = {
    record: (store: Pair) => store.record(150, 0),
    'later record': (store: Pair) => store.record(160, 9),
    fills: async (store: Pair) => {
      await store.fill(10, 100)
      await store.fill(10, 102)
      await store.fill(12, 90)
      await store.fill(14, 98)
    },
    'later fill': (store: Pair) => store.fill(40, 101),
  } as const
  type Pair = Awaited<ReturnType<typeof openPair>>
  const tellings = []
  for (const order of [
    ['record', 'later record', 'fills', 'later fill'],
    ['record', 'fills', 'later record', 'later fill'],
    ['later fill', 'fills', 'record', 'later record'],
    ['later record', 'later fill', 'record', 'fills'],
  ] as const) {
    const store = await openPair()
    for (const step of order) await steps[step](store)
    tellings.push(await store.told())
  }
  const [first, ...others] = tellings
  expect(first?.samples).toEqual([
    [10, 160 / 102],
    [14, 160 / 98],
    [40, 160 / 101],
  ])
  for (const other of others) expect(other).toEqual(first)
})
