import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { ChainEvent } from '~/domain/chain-event'
import { mints } from '~/domain/mints'
import type { Clock } from '~/lib/clock'
import { createBatchWriter } from '~/store/write-batch'
import { createTestDatabase } from '../../helpers/database'
import { readRollups } from '../../helpers/rollup-sums'
import {
  addressOf,
  batchOf,
  filledEvent,
  mintState,
  openedEvent,
  perpFilledEvent,
  signatureOf,
} from '../../helpers/states'

/** Ten minutes before an hour begins, so that the events stand on both sides of it. */
const at = 1_699_999_200 - 600
const token = addressOf('token')
const clock: Clock = { nowMs: () => (at + 7_200) * 1_000, monotonicMs: () => 0 }

/** A store that knows SOL and a verified token, and two prices of SOL. */
async function openStore() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const writer = createBatchWriter(database.pool, clock)
  await writer.write(
    batchOf({
      accounts: [mints.wSOL, token].map((key) => ({ state: mintState({ key }), slot: 1, at })),
      tokens: [mints.wSOL, token].map((mint) => ({ mint, verified: false, at })),
    }),
  )
  for (const [seconds, priceUsd] of [
    [0, 150.1],
    [20, 149.7],
    [400, 151.3],
  ] as const)
    await writer.write(
      batchOf({ prices: [{ mint: mints.wSOL, priceUsd, at: at + seconds, source: 'price-api' }] }),
    )
  return { pool: database.pool, writer }
}

interface Plan {
  readonly kind: 'dca' | 'limit' | 'kamino' | 'perp'
  readonly seconds: number
  readonly cents: number
  readonly maker: number
}

/** Executions with fractions of a dollar, whose sum in floating point depends on the order of adding. */
function eventsOf(plans: readonly Plan[]): ChainEvent[] {
  const plain = plans.map(({ kind, seconds, cents, maker }, index): ChainEvent => {
    const place = { signature: signatureOf(`${kind} ${index}`), slot: 200 + index, at: at + seconds }
    const amounts = { outputRaw: BigInt(cents) * 10_000n, inputRaw: BigInt(cents) * 77n }
    const who = { maker: addressOf(`maker ${maker}`), order: addressOf(`${kind} ${maker}`) }
    if (kind === 'perp')
      return perpFilledEvent({ ...place, marketIndex: maker, quoteRaw: BigInt(cents), oraclePriceRaw: 0n })
    if (kind === 'kamino')
      return filledEvent({
        ...place,
        ...who,
        protocol: 'kamino-limit',
        inputMint: mints.USDC,
        outputMint: token,
        inputRaw: undefined,
        remainingInputRaw: BigInt(100_000 - index) * 10_000n,
      })
    const protocol = kind === 'dca' ? 'jupiter-dca' : 'jupiter-limit'
    const outputMint = cents % 2 === 0 ? mints.USDC : mints.wSOL
    return filledEvent({ ...place, ...who, ...amounts, protocol, inputMint: token, outputMint })
  })
  const openings = [0, 1, 2].map((maker) =>
    openedEvent({
      protocol: 'kamino-limit',
      signature: signatureOf(`open ${maker}`),
      order: addressOf(`kamino ${maker}`),
      inputMint: mints.USDC,
      outputMint: token,
      inputRaw: 2_000_000_000n,
    }),
  )
  return [...plain, ...openings]
}

const plans = fc.array(
  fc.record({
    kind: fc.constantFrom('dca', 'limit', 'kamino', 'perp'),
    seconds: fc.integer({ min: 0, max: 1_200 }),
    cents: fc.integer({ min: 1, max: 99_999 }),
    maker: fc.integer({ min: 0, max: 2 }),
  } satisfies Record<keyof Plan, unknown>),
  { minLength: 5, maxLength: 40 },
)

/** Writes the events in the order of `places`, so many at once, some of them twice. */
async function writeShuffled(
  writer: ReturnType<typeof createBatchWriter>,
  events: readonly ChainEvent[],
  places: readonly number[],
  atOnce: number,
) {
  const shuffled = [...events, ...events.slice(0, 5)]
    .map((event, index) => ({ event, place: places[index % places.length] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ event }) => event)
  for (let first = 0; first < shuffled.length; first += atOnce)
    await writer.write(batchOf({ events: shuffled.slice(first, first + atOnce) }))
}

test('however executions arrive, every rollup is what the rows add up to, to the bit', {
  timeout: 120_000,
}, async () => {
  const order = fc.record({
    places: fc.array(fc.nat(), { minLength: 45, maxLength: 45 }),
    atOnce: fc.integer({ min: 1, max: 12 }),
  })
  await fc.assert(
    fc.asyncProperty(plans, order, order, async (planned, one, other) => {
      const [first, second] = [await openStore(), await openStore()]
      const events = eventsOf(planned)
      await writeShuffled(first.writer, events, one.places, one.atOnce)
      await writeShuffled(second.writer, events, other.places, other.atOnce)
      const { kept, summed } = await readRollups(first.pool)
      expect(kept).toEqual(summed)
      expect((await readRollups(second.pool)).kept).toEqual(kept)
    }),
    { numRuns: 8 },
  )
})
