import type { PerpFilled } from '~/domain/chain/chain-event'
import { perpProtocolOf } from '~/domain/protocol/protocol'
import type { PerpVenue } from '~/domain/protocol/venues'
import { mints } from '~/domain/token/mints'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import {
  addressOf,
  batchOf,
  mintState,
  perpFilledEvent,
  perpMarketState,
  signatureOf,
} from '../helpers/world/states'

const hour = 3_600
const day = 24 * hour

/** A Thursday in 2026, at 10:24:40 UTC. */
export const now = 1_795_602_280

/** Start of the known history, in the middle of a minute. */
export const knownFrom = now - 12 * day - 1_234

export interface State {
  readonly venue: PerpVenue
  readonly at: number
  readonly long: number
  readonly short: number
  readonly price: number
}

export interface Funding {
  readonly venue: PerpVenue
  readonly at: number
  readonly rate: number
}

/** Rows of the world, from which tests compute what the API must return. */
export interface RangeWorld {
  readonly web: WebTest
  readonly fills: readonly PerpFilled[]
  readonly states: readonly State[]
  readonly fundings: readonly Funding[]
}

/** Returns numbers from 0 to 1 that are the same in every run. */
export function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Fills of SOL-PERP at both venues: dense in the last hours, sparse before, with gaps of hours and a day, and
 * from before the known history. Several are in one second.
 */
function createFills(): readonly PerpFilled[] {
  const chance = createChance(7)
  const fills: PerpFilled[] = []
  for (const venue of ['drift', 'velocity'] as const)
    for (let at = now - 14 * day, id = 1; at <= now; id++) {
      const isGap = Math.floor(at / day) % 5 === 0 || Math.floor(at / hour) % 7 === 0
      const baseRaw = chance() < 0.02 ? 0n : BigInt(1 + Math.floor(chance() * 5_000_000_000))
      const price = 180 + 20 * Math.sin(at / 40_000) + chance()
      const quoteRaw = baseRaw === 0n ? 0n : BigInt(Math.round((Number(baseRaw) / 1_000) * price))
      const protocol = perpProtocolOf(venue)
      const place = { signature: signatureOf(`${venue} ${id}`), slot: 1_000 + id, at }
      if (!isGap)
        fills.push(perpFilledEvent({ protocol, ...place, fillRecordId: BigInt(id), baseRaw, quoteRaw }))
      if (chance() < 0.9) at += Math.ceil(chance() * (now - at < 10 * hour ? 90 : 2_400))
    }
  return fills
}

/** Open interest of both venues since 30 hours ago, with two hours without a state. */
function createStates(): readonly State[] {
  const chance = createChance(11)
  const states: State[] = []
  for (let at = now - 30 * hour; at <= now; at += 40 + Math.ceil(chance() * 40)) {
    if (at > now - 5 * hour && at < now - 3 * hour) continue
    const venue = chance() < 0.5 ? 'drift' : 'velocity'
    const short = chance() < 0.1 ? 0 : Math.ceil(chance() * 1_000)
    states.push({ venue, at, long: Math.ceil(chance() * 1_000), short, price: 180 + Math.ceil(chance() * 9) })
  }
  return states
}

/** A funding record an hour, a few seconds late, except in a gap of six hours. */
function createFundings(): readonly Funding[] {
  const chance = createChance(13)
  const fundings: Funding[] = []
  for (let at = now - (now % hour) - 14 * 24 * hour; at < now - 60; at += hour)
    for (const venue of ['drift', 'velocity'] as const)
      if (Math.floor(at / hour) % 50 > 5)
        fundings.push({
          venue,
          at: at + Math.ceil(chance() * 50),
          rate: Math.round(chance() * 40_000 - 20_000),
        })
  return fundings
}

const marketOf = (venue: PerpVenue) => ({
  protocol: perpProtocolOf(venue),
  key: addressOf(`SOL-PERP ${venue}`),
  fundingPeriodSeconds: hour,
})

/** Opens a web process with these rows, written in an order that is not that of time. */
export async function openRangeWorld(onEnd: (end: () => Promise<void>) => void): Promise<RangeWorld> {
  const web = await openWeb({ clock: clockAt(now), onEnd })
  const writer = createBatchWriter(web.pool, clockAt(now))
  await reportHistory(writer, knownFrom)
  const [fills, states, fundings] = [createFills(), createStates(), createFundings()]
  const mixed = fills
    .map((fill, index) => ({ fill, place: (index * 7_919) % 1_009 }))
    .sort((one, other) => one.place - other.place)
    .map(({ fill }) => fill)
  for (let first = 0; first < mixed.length; first += 500)
    await writer.write(batchOf({ events: mixed.slice(first, first + 500) }))
  await writer.write(
    batchOf({
      accounts: [
        ...states.map(({ venue, at, long, short, price }) => ({
          state: perpMarketState({
            ...marketOf(venue),
            longBaseRaw: BigInt(long) * 1_000_000_000n,
            shortBaseRaw: BigInt(-short) * 1_000_000_000n,
            oraclePriceRaw: BigInt(price) * 1_000_000n,
          }),
          slot: at,
          at,
        })),
        { state: mintState({ key: mints.wSOL, decimals: 9 }), slot: 1, at: now },
      ],
      events: fundings.map(({ venue, at, rate }, index) => ({
        type: 'perp-funding' as const,
        protocol: perpProtocolOf(venue),
        signature: signatureOf(`funding ${index}`),
        instructionPath: 'log',
        eventIndex: 0,
        slot: 1,
        at,
        marketIndex: 0,
        recordId: BigInt(index),
        fundingRateRaw: BigInt(rate) * 1_000n,
        oracleTwapPriceRaw: 180_000_000n,
        markTwapPriceRaw: 180_000_000n,
        cumulativeLongRaw: 0n,
        cumulativeShortRaw: 0n,
      })),
    }),
  )
  return { web, fills, states, fundings }
}
