import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { PerpFilled } from '~/domain/chain/chain-event'
import type { PerpMarketState } from '~/domain/perp/perp'
import { type PerpProtocolId, perpVenueOf, protocolsOfKind } from '~/domain/protocol/protocol'
import type { WriteOf } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import type { Pool } from '~/store/postgres/pool'
import { createTestDatabase } from '../../helpers/store/database'
import { readRollups } from '../../helpers/store/rollup-sums'
import { addressOf, batchOf, perpFilledEvent, perpMarketState, signatureOf } from '../../helpers/world/states'

/** Twenty minutes before a full hour, so that rows fall on both sides of it. */
const at = 1_699_999_200 - 1_200
const day = 86_400
const protocols = protocolsOfKind('perp')

interface Plan {
  readonly venue: number
  readonly market: number
  /** Seconds after the start. Negative: history that a backfill reads. */
  readonly seconds: number
  readonly size: number
  readonly kind: 'fill' | 'fill of another second' | 'empty fill' | 'spot fill' | 'state'
}

const plan: fc.Arbitrary<Plan> = fc.record({
  venue: fc.constantFrom(0, 1),
  market: fc.integer({ min: 0, max: 1 }),
  seconds: fc.oneof(
    fc.integer({ min: 0, max: 2_400 }),
    fc.integer({ min: -9 * day, max: -1 }),
    fc.constantFrom(0, 60),
  ),
  size: fc.integer({ min: 1, max: 9_999 }),
  kind: fc.constantFrom('fill', 'fill', 'fill of another second', 'empty fill', 'spot fill', 'state'),
})

const protocolOf = ({ venue }: Plan): PerpProtocolId => protocols[venue] ?? 'drift-perps'

function fillOf(planned: Plan, index: number): PerpFilled {
  return perpFilledEvent({
    protocol: protocolOf(planned),
    signature: signatureOf(`fill ${index}`),
    slot: slotOf(planned, index),
    at: at + planned.seconds,
    marketIndex: planned.market,
    marketType: planned.kind === 'spot fill' ? 'spot' : 'perp',
    // Executions of one second may have the same number, as copies in two forks do.
    fillRecordId: BigInt(planned.size % 3),
    baseRaw: planned.kind === 'empty fill' ? 0n : BigInt(planned.size) * 7_001n,
    quoteRaw: BigInt(planned.size * planned.size) * 13n,
  })
}

/** States of history are unknown, so every state is live. Some share a slot. */
function stateOf(planned: Plan, index: number): WriteOf<PerpMarketState> {
  const state = perpMarketState({
    protocol: protocolOf(planned),
    key: addressOf(`market ${planned.venue} ${planned.market}`),
    marketIndex: planned.market,
    longBaseRaw: BigInt(planned.size),
    shortBaseRaw: BigInt(-planned.size % 11),
    oraclePriceRaw: BigInt(planned.size % 5),
  })
  return { state, slot: slotOf(planned, index), at: at + (Math.abs(planned.seconds) % 2_400) }
}

const slotOf = ({ seconds }: Plan, index: number) => 1_000_000 + Math.floor(seconds / 20) * 3 + (index % 2)

interface Sample {
  readonly slot: number
  readonly numbers: readonly bigint[]
}

/** Computes the samples of one bucket length without SQL: the state with the highest slot, then the highest numbers. */
function createModel(bucketSeconds: number) {
  const samples = new Map<string, Sample>()
  return {
    add({ state, slot, at: stateAt }: WriteOf<PerpMarketState>) {
      const bucket = Math.floor(stateAt / bucketSeconds) * bucketSeconds
      const key = `${perpVenueOf(state.protocol)} ${state.marketIndex} ${bucket}`
      const sample = { slot, numbers: [state.longBaseRaw, state.shortBaseRaw, state.oraclePriceRaw] }
      const all = [sample, samples.get(key)].filter((each) => each !== undefined)
      const newest = all.sort((a, b) => b.slot - a.slot || compare(b.numbers, a.numbers))[0]
      if (newest !== undefined) samples.set(key, newest)
    },
    remove(slots: readonly number[]) {
      for (const [key, { slot }] of samples) if (slots.includes(slot)) samples.delete(key)
    },
    rows: () => [...samples].map(([key, { slot, numbers }]) => `${key} ${slot} ${numbers.join(' ')}`).sort(),
  }
}

function compare(one: readonly bigint[], other: readonly bigint[]): number {
  const index = one.findIndex((number, place) => number !== other[place])
  const [first, second] = [one[index], other[index]]
  if (first === undefined || second === undefined) return 0
  return first > second ? 1 : -1
}

async function readSamples(pool: Pool, table: string, time: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ row: string }>(
    `select concat_ws(' ', venue, market_index, ${time}, slot, long_base_raw, short_base_raw, oracle_price_raw) as row from ${table}`,
  )
  return rows.map(({ row }) => row).sort()
}

/** Seed of the random runs. `SERIES_SEED` sets another one. */
const seed = Number(process.env.SERIES_SEED ?? 20_261_126)

test('candles, volumes and open interest of both venues equal a computation from their rows, after any order of batches, copies and a fork', {
  timeout: 240_000,
}, async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  const writer = createBatchWriter(pool, { nowMs: () => (at + 2_400) * 1_000, monotonicMs: () => 0 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(plan, { minLength: 10, maxLength: 60 }),
      fc.array(fc.nat(), { minLength: 70, maxLength: 70 }),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.nat({ max: 59 }), { maxLength: 8 }),
      async (plans, places, atOnce, orphans) => {
        await pool.query(
          'truncate perp_fill, perp_market, perp_market_minute, perp_market_hour, perp_interest_minute, perp_interest_hour, perp_price_minute, perp_position_record',
        )
        const [minutes, hours] = [createModel(60), createModel(3_600)]
        const write = async (indexes: readonly number[], orphaned?: readonly number[]) => {
          const chosen = indexes.flatMap((index) => {
            const planned = plans[index]
            return planned === undefined ? [] : [{ planned, index }]
          })
          const states = chosen.filter(({ planned }) => planned.kind === 'state')
          const accounts = states.map(({ planned, index }) => stateOf(planned, index))
          const events = chosen
            .filter(({ planned }) => planned.kind !== 'state')
            .map(({ planned, index }) => fillOf(planned, index))
          await writer.write(
            batchOf({
              accounts,
              events,
              ...(orphaned && { orphaned: { slots: orphaned, protocols, sinceAt: at - 10 * day } }),
            }),
          )
          for (const model of [minutes, hours]) {
            if (orphaned) model.remove(orphaned)
            for (const account of accounts) model.add(account)
          }
        }
        // Some rows arrive twice, and history arrives between live batches.
        const order = [...plans.keys(), ...[...plans.keys()].slice(0, 8)]
          .map((index, place) => ({ index, rank: places[place] ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ index }) => index)
        for (let first = 0; first < order.length; first += atOnce)
          await write(order.slice(first, first + atOnce))
        const lost = orphans.filter((index) => index < plans.length)
        const slots = lost.flatMap((index) => {
          const planned = plans[index]
          return planned === undefined ? [] : [slotOf(planned, index)]
        })
        // The winning fork contains a part of the orphaned rows again.
        if (slots.length > 0) await write(lost.slice(0, 3), slots)

        const { kept, summed } = await readRollups(pool)
        expect(kept.perp_market_hour).toEqual(summed.perp_market_hour)
        const isRecent = (row: string) =>
          (JSON.parse(row) as { minute_at: number }).minute_at >= at + 2_400 - 7 * day
        expect(kept.perp_market_minute?.filter(isRecent)).toEqual(summed.perp_market_minute?.filter(isRecent))
        expect(await readSamples(pool, 'perp_interest_minute', 'minute_at')).toEqual(minutes.rows())
        expect(await readSamples(pool, 'perp_interest_hour', 'hour_at')).toEqual(hours.rows())
      },
    ),
    { numRuns: Number(process.env.SERIES_RUNS ?? 25), endOnFailure: true, seed },
  )
})
