import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dcaOrderPage, limitOrderPage } from '~/contracts/orders/order'
import { mints } from '~/domain/token/mints'
import { awayPercent } from '~/shared/orders/order-values'
import { limitSeenFrom } from '~/shared/orders/seen-from'
import { clockAt, openWeb } from '../helpers/web/web-context'
import { addressOf, batchOf, dcaState, limitState, mintState } from '../helpers/world/states'
import { now } from './seed'

const sample = <T>(arbitrary: fc.Arbitrary<T>, count: number) =>
  fc.sample(arbitrary, { numRuns: count, seed: 20_261_121 })

/** Amounts from 0 to 2^63. The used amount may exceed the deposited amount. */
const amount = fc.oneof(fc.bigInt({ min: 0n, max: 20n }), fc.bigInt({ min: 0n, max: 2n ** 63n }))

/**
 * Orders that are half sold, or a few base units away from that. The page truncates the progress, so sorting
 * must not round it up.
 */
const halves = [1_000_000_007n, 10n ** 18n, 2n ** 62n].flatMap((whole) =>
  [-2n, -1n, 0n, 1n].map((hair) => ({ whole, sold: whole / 2n + hair })),
)

function expectDescending(numbers: readonly number[]) {
  expect(numbers).toEqual([...numbers].sort((left, right) => right - left))
}

test('PostgreSQL sorts DCA orders by the progress and spending that the page shows', async () => {
  const { writer, get } = await openWeb({ clock: clockAt(now) })
  const drawn = sample(
    fc.record({
      inDepositedRaw: amount,
      inWithdrawnRaw: amount,
      inUsedRaw: amount,
      inAmountPerCycleRaw: amount,
      cycleFrequencySeconds: fc.integer({ min: 0, max: 100_000 }),
    }),
    200,
  )
  await writer.write(
    batchOf({
      accounts: [
        mintState(),
        ...drawn.map((order, n) => dcaState({ ...order, key: addressOf(`dca ${n}`) })),
        ...halves.map(({ whole, sold }, n) =>
          dcaState({ inDepositedRaw: whole, inUsedRaw: sold, key: addressOf(`dca half ${n}`) }),
        ),
      ].map((state) => ({ state, slot: 100, at: now })),
      prices: [{ mint: mints.USDC, priceUsd: 1.25, at: now, source: 'price-api' }],
    }),
  )
  const list = async (field: string) =>
    dcaOrderPage.parse(await (await get(`/api/dca/all?size=250&sortField=${field}`)).json()).content
  const byProgress = await list('progress')
  expect(byProgress.length).toBeGreaterThan(20)
  expectDescending(byProgress.map((row) => row.progress))
  const spending = (await list('usdSpentPerMinute')).map((row) => row.usdSpentPerMinute)
  const known = spending.filter((usd) => usd !== null)
  expectDescending(known)
  expect(spending.slice(0, known.length)).toEqual(known)
})

test('sorts an order with an outdated price as if it had no spending, last', async () => {
  const { writer, get } = await openWeb({ clock: clockAt(now) })
  const price = (mint: typeof mints.USDC, age: number) =>
    ({ mint, priceUsd: 1, at: now - age, source: 'price-api' }) as const
  const orders = {
    slow: dcaState({ key: addressOf('slow'), inAmountPerCycleRaw: 1n, inputMint: mints.USDT }),
    stale: dcaState({ key: addressOf('stale') }),
  }
  const accounts = [mintState(), mintState({ key: mints.USDT }), orders.slow, orders.stale]
  await writer.write(
    batchOf({
      accounts: accounts.map((state) => ({ state, slot: 100, at: now })),
      prices: [price(mints.USDC, 601), price(mints.USDT, 600)],
    }),
  )
  for (const order of ['desc', 'asc']) {
    const response = await get(`/api/dca/all?sortField=usdSpentPerMinute&sortOrder=${order}`)
    const { content } = dcaOrderPage.parse(await response.json())
    expect(content.map((row) => [row.publicKey, row.usdSpentPerMinute === null])).toEqual([
      [addressOf('slow'), false],
      [addressOf('stale'), true],
    ])
  }
})

test('PostgreSQL sorts limit orders by the progress that the page shows', async () => {
  const { writer, get } = await openWeb({ clock: clockAt(now) })
  const drawn = [
    ...sample(fc.record({ initialInputRaw: amount, remainingInputRaw: amount }), 200),
    ...halves.map(({ whole, sold }) => ({ initialInputRaw: whole, remainingInputRaw: whole - sold })),
  ]
  await writer.write(
    batchOf({
      accounts: drawn.map((order, n) => ({
        state: limitState({ ...order, key: addressOf(`limit ${n}`) }),
        slot: 100,
        at: now,
      })),
    }),
  )
  const response = await (await get('/api/limit/all?size=250&sortField=progress')).json()
  const { content } = limitOrderPage.parse(response)
  expect(content.length).toBeGreaterThan(20)
  expectDescending(content.map((row) => row.progress))
  // An order with more remaining than was placed has a progress of 0. It must be sorted by key, together with
  // the orders of which nothing is sold yet.
  const unbegun = content.filter(({ progress }) => progress === 0).map(({ publicKey }) => publicKey)
  expect(unbegun.length).toBeGreaterThan(20)
  expect(unbegun).toEqual([...unbegun].sort())
})

test('PostgreSQL sorts limit orders by the distance from the market that the page shows', async () => {
  const { writer, get } = await openWeb({ clock: clockAt(now) })
  const unpriced = addressOf('unpriced')
  const tokens = [mints.USDC, mints.wSOL, addressOf('jup'), addressOf('pyusd'), unpriced]
  const drawn = sample(
    fc.record({
      pair: fc.shuffledSubarray(tokens, { minLength: 2, maxLength: 2 }),
      initialInputRaw: fc.bigInt({ min: 1n, max: 10n ** 10n }),
      expectedOutputRaw: fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 10n ** 10n })),
    }),
    240,
  )
  await writer.write(
    batchOf({
      accounts: [
        ...tokens.map((key) => mintState({ key })),
        ...drawn.map(({ pair: [inputMint = unpriced, outputMint = unpriced], ...order }, n) =>
          limitState({ ...order, inputMint, outputMint, key: addressOf(`limit ${n}`) }),
        ),
      ].map((state) => ({ state, slot: 100, at: now })),
      prices: tokens
        .filter((mint) => mint !== unpriced)
        .map((mint, n) => ({ mint, priceUsd: 3 ** n, at: now, source: 'price-api' })),
    }),
  )
  for (const mint of [undefined, mints.wSOL, addressOf('jup')]) {
    const query = `size=250&sortField=awayPercent&sortOrder=asc${mint ? `&tokenMint=${mint}` : ''}`
    const { content } = limitOrderPage.parse(await (await get(`/api/limit/all?${query}`)).json())
    const distances = content.map((row) => {
      const percent = awayPercent(mint === undefined ? row : limitSeenFrom(mint, row))
      return percent === undefined ? Number.POSITIVE_INFINITY : Math.abs(percent)
    })
    const known = distances.filter(Number.isFinite)
    expect([known.length > 20, known.length < distances.length]).toEqual([true, true])
    // The two sides compute in a different order, so equal distances may differ in the last digit.
    for (const [place, distance] of distances.entries())
      expect(distance).toBeGreaterThanOrEqual((distances[place - 1] ?? 0) * (1 - 1e-9))
  }
})
