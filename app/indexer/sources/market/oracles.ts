import { trustedAddress } from '~/domain/base/ids'
import { dollarMints } from '~/domain/order/fill-value'
import type { Intake } from '~/indexer/pipeline/intake'
import { delay } from '~/lib/async/delay'
import type { Clock } from '~/lib/clock'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { multipleAccountsCall } from '~/solana/snapshot/program-accounts'
import { type Loop, type LoopBasis, type Source, startLoop } from '../source'
import { createMarketOracles } from './market-oracles'

export interface OraclesSourceOptions {
  readonly rpc: Pick<RpcClient, 'call'>
  readonly intake: Pick<Intake, 'onState' | 'acceptPrice'>
  /** Whether the Price API provides prices. Meanwhile no oracle is read. */
  readonly hasPriceApi: () => boolean
  /** Whether the clock is known to be right. Prices with wrong times must not be stored. */
  readonly isDated: () => boolean
  readonly clock: Clock
  readonly loop: LoopBasis
}

/** Time for which the Price API may be silent at the start before the oracles are read, milliseconds. */
const firstWaitMs = 10_000
const roundMs = 60_000
/** Interval at which the need for oracle prices is checked, milliseconds. */
const checkMs = 1_000
/** Maximum number of keys of a `getMultipleAccounts` call. */
const keysPerRequest = 100

/**
 * Reads prices from the chain while the Price API provides none: the oracle prices in the market accounts of
 * perps venues, and the accounts of these oracles, once a minute. Dollar coins without any price count as one
 * dollar, as in the values of executions.
 */
export function createOraclesSource(options: OraclesSourceOptions): Source {
  const { rpc, intake, hasPriceApi, isDated, clock, loop } = options
  const stopping = new AbortController()
  const oracles = createMarketOracles()
  const counters = { rounds: 0, oracles: 0, prices: 0 }
  let running: Loop | undefined

  intake.onState(({ state }) => {
    if (state.kind === 'perp-market' || state.kind === 'spot-market') oracles.see(state)
  })

  async function runRound(): Promise<void> {
    const now = () => Math.floor(clock.nowMs() / 1000)
    const ofDollars = dollarMints.map((mint) => ({
      ...{ mint: trustedAddress(mint), priceUsd: 1, at: now() },
      source: 'dollar' as const,
    }))
    const prices = [...ofDollars, ...oracles.pricesOfMarkets(now())]
    for (const price of prices) intake.acceptPrice(price)
    counters.prices += prices.length
    const keys = oracles.accounts()
    for (let start = 0; start < keys.length; start += keysPerRequest) {
      const { accounts } = await rpc.call(multipleAccountsCall(keys.slice(start, start + keysPerRequest)))
      for (const account of accounts) {
        if (account === undefined || account === 'unreadable') continue
        const found = oracles.pricesOfAccount(account.key, account.data, now())
        for (const price of found) intake.acceptPrice(price)
        counters.prices += found.length
      }
    }
    counters.oracles = keys.length
    counters.rounds += 1
  }

  async function waitUntilNeeded(): Promise<void> {
    while ((hasPriceApi() || !isDated()) && !stopping.signal.aborted) await delay(checkMs, stopping.signal)
  }

  return {
    start() {
      running = startLoop({ ...loop, name: 'oracles', signal: stopping.signal }, 0, async () => {
        if (counters.rounds === 0) await delay(firstWaitMs, stopping.signal)
        await waitUntilNeeded()
        if (stopping.signal.aborted) return
        await runRound()
        // Until the first markets are known, a minute would be too long.
        await delay(counters.oracles === 0 ? firstWaitMs : roundMs, stopping.signal)
      })
    },
    statuses() {
      const detail = running?.problem()
      const state = detail === undefined ? 'live' : 'offline'
      return [{ source: 'oracles', state, committedSlot: undefined, detail, counters }]
    },
    async stop() {
      stopping.abort()
      await running?.ended
    },
  }
}
