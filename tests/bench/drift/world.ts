import type { UnixSeconds } from '~/domain/base/time'
import type { PerpMarketState, PerpUserState } from '~/domain/perp/perp'
import { driftPerpMarkets } from '~/simulator/world/perps/venues/drift-markets'
import type { HeartbeatWrite } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import type { Pool } from '~/store/postgres/pool'
import {
  addressOf,
  batchOf,
  perpFilledEvent,
  perpMarketState,
  perpUserState,
  signatureOf,
} from '../../helpers/world/states'

/** Number of markets on mainnet when all are open. */
export const marketCount = 85

/** Number of markets with trades, so that they have rows to show. */
export const tradedMarkets = 10

/** Number of executions. Each of them creates one position record for its taker and one for its maker. */
const fillCount = 2_600
const sides = 20
const fillsPerBatch = 650
const hour = 3_600
const day = 24 * hour
/** Approximate duration of a slot, seconds. */
const slotSeconds = 0.4

const names = driftPerpMarkets.map(({ asset }) => asset)

/** Returns the symbol of a market. It is the symbol on mainnet if that is known. */
export function symbolOf(index: number): string {
  return names[index] ?? `X${index}`
}

/** A store with 85 markets, 5,200 position records and a writer that changes all markets at the same time. */
export interface DriftWorld {
  /** Gives every market a new price, volume and open interest. */
  moveAll(): Promise<void>
}

export async function createDriftWorld(pool: Pool): Promise<DriftWorld> {
  const writer = createBatchWriter(pool)
  const now = Math.floor(Date.now() / 1000)
  const indexes = Array.from({ length: marketCount }, (_, index) => index)
  await writer.write(batchOf({ accounts: users().map((state) => ({ state, slot: 1, at: now - day })) }))
  for (let first = 0; first < fillCount; first += fillsPerBatch) {
    const events = Array.from({ length: fillsPerBatch }, (_, n) => fill(first + n, now))
    await writer.write(batchOf({ events }))
  }
  await pool.query(dayAgoPrices, [indexes, indexes.map((index) => String(priceRaw(index, 0))), now - day])
  let beat = 0
  const moveAll = async () => {
    beat += 1
    const at = Math.floor(Date.now() / 1000)
    const slot = Math.floor(at / slotSeconds)
    const accounts = indexes.map((index) => ({ state: marketState(index, beat, at), slot, at }))
    await writer.heartbeat(
      ['accounts:drift-perps', 'events:drift-perps'].map((name) => alive(name, slot, at)),
    )
    await writer.write(batchOf({ accounts }))
  }
  await moveAll()
  return { moveAll }
}

const dayAgoPrices = `insert into perp_price_minute (venue, market_index, minute_at, oracle_price_raw)
  select 'drift', market_index, $3::int8 - $3::int8 % 60, price from unnest($1::int4[], $2::numeric[]) s(market_index, price)
  on conflict do nothing`

/**
 * Returns the price of a market at a step, scaled by 1e6. Each market moves, in a direction and by an amount
 * of its own.
 */
function priceRaw(index: number, beat: number): bigint {
  const start = 1_000_000 * (1 + (index % 17) * 11)
  const swing = beat === 0 ? 0 : 0.04 * Math.sin(index) + 0.002 * Math.sin(beat + index)
  return BigInt(Math.round(start * (1 + swing)))
}

/** Returns the account of a market at a step. Each step changes price, volume and open interest. */
export function marketState(index: number, beat: number, at: UnixSeconds): PerpMarketState {
  const oraclePriceRaw = priceRaw(index, beat)
  const long = BigInt(1 + (index % 9)) * 40_000_000_000_000n
  return perpMarketState({
    key: addressOf(`market ${index}`),
    marketIndex: index,
    name: `${symbolOf(index)}-PERP`,
    oraclePriceRaw,
    oracleTwapPriceRaw: oraclePriceRaw,
    lastFundingOracleTwapPriceRaw: oraclePriceRaw,
    longBaseRaw: long + BigInt(beat) * 1_000_000_000n,
    shortBaseRaw: -((long * BigInt(1 + (index % 4))) / 2n),
    lastFundingRateRaw: (oraclePriceRaw * BigInt((index % 13) - 6)) / 10n,
    lastFundingAt: at - (at % hour),
    volume24hQuoteRaw: BigInt(1 + (index % 23)) * 300_000_000_000n + BigInt(beat) * 1_000_000_000n,
    lastTradeAt: at,
  })
}

function users(): readonly PerpUserState[] {
  return ['taker', 'maker'].flatMap((side) =>
    Array.from({ length: sides }, (_, n) =>
      perpUserState({
        key: addressOf(`${side} account ${n}`),
        authority: addressOf(`${side} ${n}`),
        positions: [],
        orders: [],
      }),
    ),
  )
}

/** Takers always buy and makers always sell, so that every record is about a growing position. */
function fill(n: number, now: UnixSeconds) {
  const marketIndex = n % tradedMarkets
  const at = now - 20 * hour + Math.floor((n * 20 * hour) / fillCount)
  const baseRaw = BigInt(2 + (n % 7)) * 1_000_000_000_000n
  const price = priceRaw(marketIndex, 0)
  return perpFilledEvent({
    signature: signatureOf(`fill ${n}`),
    slot: Math.floor(at / slotSeconds),
    at,
    marketIndex,
    fillRecordId: BigInt(n),
    baseRaw,
    quoteRaw: (baseRaw * price) / 1_000_000_000n,
    taker: addressOf(`taker account ${n % sides}`),
    maker: addressOf(`maker account ${Math.floor(n / sides) % sides}`),
    oraclePriceRaw: price,
  })
}

function alive(source: string, slot: number, blockTime: UnixSeconds): HeartbeatWrite {
  return {
    source,
    state: 'live',
    tipSlot: slot,
    committedSlot: slot,
    blockTime,
    detail: undefined,
    counters: {},
  }
}
