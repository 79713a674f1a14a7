import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import { unscaledPriceBy } from '~/domain/base/ui-scale'
import { priceFreshSeconds } from '~/domain/price/price'
import type { Intake } from '~/indexer/pipeline/intake'
import { delay } from '~/lib/async/delay'
import { retryable } from '~/lib/async/retryable-error'
import type { Clock } from '~/lib/clock'
import type { HttpSource } from '~/solana/http/http-source'
import { RefusedError } from '~/solana/http/refused-error'
import type { JupiterApi } from '~/solana/jupiter/jupiter-api'
import { type ApiPrice, fetchPrices, mintsPerPriceRequest } from '~/solana/jupiter/price-api'
import type { HeartbeatState, PriceWrite } from '~/store/batch/batch'
import type { IndexStateReader, MintToPrice } from '~/store/read/read-index-state'
import { type Loop, type LoopBasis, type Source, startLoop } from '../source'
import { createPriceRotation } from './price-rotation'

export interface PricesSourceOptions {
  readonly http: HttpSource
  readonly api: JupiterApi
  readonly reader: IndexStateReader
  readonly intake: Pick<Intake, 'acceptPrice'>
  /** Called with all mints in the store, most wanted first. */
  readonly onRanked: (mints: readonly Address[]) => void
  /** Whether the chain has provided prices within the last minutes. */
  readonly hasChainPrices: () => boolean
  /**
   * Whether the clock is known to be right. Otherwise no prices are requested, because they would get wrong
   * times.
   */
  readonly isDated: () => boolean
  readonly clock: Clock
  readonly loop: LoopBasis
}

export interface PricesSource extends Source {
  /** Whether the Price API has answered recently. */
  isAnswering(): boolean
}

const roundMs = 10_000
/** Time after the last response from which the Price API counts as silent, milliseconds. */
const silentAfterMs = 60_000
/** Interval at which a clock that may be wrong is checked, milliseconds. */
const datedMs = 100
/**
 * Interval between rankings of the mints, milliseconds. A ranking is slow, because it counts all active
 * orders and sums up the volumes of a day.
 */
const rankEveryMs = 60_000
/**
 * Number of rounds at the start with a short pause and a new ranking each, because a first start finds
 * hundreds of mints.
 */
const firstRounds = 12
const firstRoundMs = 2_000
const mostMints = 20_000
const chainPricesNote = 'Until then, prices come from the chain: perp markets, price oracles and executions.'

/**
 * Reads prices from the Price API within the request budget. Mints of active orders are requested first and
 * most often, traded mints less often, and all other mints last.
 */
export function createPricesSource(options: PricesSourceOptions): PricesSource {
  const { http, api, reader, intake, onRanked, hasChainPrices, isDated, clock, loop } = options
  const stopping = new AbortController()
  const counters = { rounds: 0, prices: 0, absent: 0 }
  const rotation = createPriceRotation()
  let ranked: readonly MintToPrice[] = []
  let rankedAtMs = Number.NEGATIVE_INFINITY
  let answeredAtMs = Number.NEGATIVE_INFINITY
  let refusal: { readonly sentence: string; readonly untilMs: number } | undefined
  let running: Loop | undefined

  /** Ranks the mints and returns the new ones, which are priced immediately. */
  async function rank(): Promise<readonly Address[]> {
    const isEarly = counters.rounds < firstRounds
    if (!isEarly && clock.monotonicMs() - rankedAtMs < rankEveryMs) return []
    const before = new Set(ranked.map(({ mint }) => mint))
    const query = reader.readMintsToPrice(mostMints, Math.floor(clock.nowMs() / 1000))
    ranked = await retryable(query, "Can't read the database")
    rankedAtMs = clock.monotonicMs()
    const mints = ranked.map(({ mint }) => mint)
    onRanked(mints)
    return mints.filter((mint) => !before.has(mint))
  }

  async function request(mints: readonly Address[]): Promise<void> {
    for (let start = 0; start < mints.length && !stopping.signal.aborted; start += mintsPerPriceRequest) {
      const some = mints.slice(start, start + mintsPerPriceRequest)
      const prices = await fetchPrices(http, api, some)
      answeredAtMs = clock.monotonicMs()
      refusal = undefined
      const at = Math.floor(clock.nowMs() / 1000)
      for (const price of prices) intake.acceptPrice(priceWrite(price, at))
      counters.prices += prices.length
      counters.absent += some.length - prices.length
    }
  }

  /**
   * Requests prices unless the API has refused that a short time ago. The ranking goes on after a refusal,
   * because names and decimals of the mints do not depend on the Price API.
   */
  async function requestUnlessRefused(mints: readonly Address[]): Promise<void> {
    if (refusal !== undefined && clock.monotonicMs() < refusal.untilMs) return
    try {
      await request(mints)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      if (refusal === undefined) loop.log.warn({ source: 'prices', error: error.message }, 'source: refused')
      refusal = { sentence: error.message, untilMs: clock.monotonicMs() + (error.retryAfterMs ?? roundMs) }
    }
  }

  async function runRound(): Promise<void> {
    while (!isDated() && !stopping.signal.aborted) await delay(datedMs, stopping.signal)
    const fresh = await rank()
    await requestUnlessRefused(fresh.length > 0 ? fresh : rotation.next(ranked))
    counters.rounds += 1
  }

  /**
   * Returns the state of the price source. After a failure it is degraded until the last prices expire, and
   * offline afterwards. While the API refuses requests, prices from the chain replace its prices.
   */
  function stateWith(detail: string | undefined): HeartbeatState {
    if (detail === undefined) return counters.rounds > 0 ? 'live' : 'starting'
    if (refusal !== undefined && hasChainPrices()) return 'degraded'
    return clock.monotonicMs() - answeredAtMs < priceFreshSeconds * 1000 ? 'degraded' : 'offline'
  }

  return {
    isAnswering: () => clock.monotonicMs() - answeredAtMs < silentAfterMs,
    start() {
      running = startLoop({ ...loop, name: 'prices', signal: stopping.signal }, 0, async () => {
        await runRound()
        await delay(counters.rounds < firstRounds ? firstRoundMs : roundMs, stopping.signal)
      })
    },
    statuses() {
      const problem = http.problem() ?? refusal?.sentence ?? running?.problem()
      const state = stateWith(problem)
      const detail = state === 'degraded' && refusal !== undefined ? `${problem} ${chainPricesNote}` : problem
      return [{ source: 'prices', state, committedSlot: undefined, detail, counters }]
    },
    async stop() {
      stopping.abort()
      await running?.ended
    },
  }
}

/**
 * Converts a price for the store. The result is per unscaled unit if the response contains that price,
 * otherwise per displayed unit.
 */
function priceWrite(
  { mint, usdPrice, scaled, change24hPercent, liquidityUsd }: ApiPrice,
  at: UnixSeconds,
): PriceWrite {
  const facts = { mint, at, source: 'price-api', change24hPercent, liquidityUsd } as const
  const stated = scaled && { config: scaled.config, statedUsd: scaled.unscaledUsdPrice }
  const unscaledUsd = stated && unscaledPriceBy(usdPrice, stated, at)
  if (unscaledUsd === undefined) return { ...facts, priceUsd: usdPrice, isPerDisplayedUnit: true }
  return { ...facts, priceUsd: unscaledUsd, uiScale: scaled?.config }
}
