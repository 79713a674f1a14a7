import type { Address } from '~/domain/base/ids'
import { soleProtocolOf } from '~/domain/protocol/protocol'
import type { Intake } from '~/indexer/pipeline/intake'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import { createNotifier } from '~/lib/async/notifier'
import type { Clock } from '~/lib/clock'
import type { HttpSource } from '~/solana/http/http-source'
import type { JupiterApi } from '~/solana/jupiter/jupiter-api'
import {
  type ApiToken,
  fetchTokens,
  fetchVerifiedTokens,
  mintsPerTokenRequest,
} from '~/solana/jupiter/token-api'
import { metadataAddress } from '~/solana/pda/metadata-address'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { multipleAccountsCall } from '~/solana/snapshot/program-accounts'
import type { AccountWrite } from '~/store/batch/batch'
import { type Loop, type LoopBasis, type Source, startLoop } from '../source'

export interface TokensSourceOptions {
  readonly rpc: RpcClient
  readonly http: HttpSource
  readonly api: JupiterApi
  readonly intake: Intake
  readonly pipeline: Pipeline
  readonly clock: Clock
  readonly loop: LoopBasis
}

export interface TokensSource extends Source {
  /** Adds mints to look up. */
  see(mints: readonly Address[]): void
}

/**
 * Number of mints per `getMultipleAccounts` call. A call takes a hundred keys, and each mint needs two: the
 * mint itself and its metadata account.
 */
const mintsPerRequest = 50
/**
 * Maximum number of mints to look up. A limit is necessary, because anyone can create mints and open orders
 * for them.
 */
const mostMints = 100_000
const refreshEveryMs = 15 * 60_000
/**
 * Refresh interval of scaled mints, milliseconds. An issuer of ScaledUiAmount may change the multiplier at
 * any time.
 */
const scaledEveryMs = 60_000
const verifiedEveryMs = 60 * 60_000
const chainNamesNote = 'Until then, names and symbols come from the chain, and no token has a logo.'

/**
 * Reads the facts about every token that orders use. Decimals, supply and names on chain come from the mint
 * and metadata accounts. Logos, the verified mark and further names come from the Token API. A mint is looked
 * up when it is first seen, and again every quarter of an hour.
 */
export function createTokensSource(options: TokensSourceOptions): TokensSource {
  const { rpc, http, api, intake, pipeline, clock, loop } = options
  const stopping = new AbortController()
  const tokenProtocol = soleProtocolOf('token')
  const fresh = createNotifier()
  const described = createNotifier()
  const known = new Set<Address>()
  const scaled = new Set<Address>()
  const counters = { mints: 0, apiTokens: 0 }
  let missing: Address[] = []
  let undescribed: Address[] = []
  let refreshedAtMs = clock.monotonicMs()
  let scaledAtMs = clock.monotonicMs()
  let verifiedAtMs = Number.NEGATIVE_INFINITY
  let accountsLoop: Loop | undefined
  let apiLoop: Loop | undefined

  intake.onState(({ state }: AccountWrite) => {
    if (state.kind === 'mint' && state.uiScale !== undefined && known.has(state.key)) scaled.add(state.key)
    if (state.kind !== 'dca' && state.kind !== 'limit') return
    see(state.inputMint)
    see(state.outputMint)
  })

  function see(mint: Address): void {
    if (!learn(mint)) return
    undescribed.push(mint)
    described.notify()
  }

  /** Adds a mint, and returns whether it is new. */
  function learn(mint: Address): boolean {
    if (known.has(mint) || known.size >= mostMints) return false
    known.add(mint)
    missing.push(mint)
    fresh.notify()
    return true
  }

  async function readAccounts(): Promise<void> {
    refreshWhenDue()
    const batch = missing.slice(0, mintsPerRequest)
    if (batch.length === 0)
      return fresh.wait(stopping.signal, scaled.size > 0 ? scaledEveryMs : refreshEveryMs)
    const keys = batch.flatMap((mint) => [mint, metadataAddress(mint)])
    const { slot, accounts } = await rpc.call(multipleAccountsCall(keys))
    for (const account of accounts) {
      if (account && account !== 'unreadable')
        intake.acceptAccount(account, slot, { programId: account.owner, protocol: tokenProtocol })
    }
    counters.mints += batch.length
    missing = missing.slice(batch.length)
    await pipeline.waitForCapacity()
  }

  /** Schedules all known mints for another lookup, because supply and Token API data change. */
  function refreshWhenDue(): void {
    const nowMs = clock.monotonicMs()
    if (nowMs - scaledAtMs >= scaledEveryMs) {
      scaledAtMs = nowMs
      missing = [...new Set([...missing, ...scaled])]
    }
    if (nowMs - refreshedAtMs < refreshEveryMs) return
    refreshedAtMs = nowMs
    missing = [...known]
    undescribed = [...known]
    described.notify()
  }

  async function describe(): Promise<void> {
    if (clock.monotonicMs() - verifiedAtMs >= verifiedEveryMs) {
      acceptTokens(await fetchVerifiedTokens(http, api))
      verifiedAtMs = clock.monotonicMs()
    }
    const batch = undescribed.slice(0, mintsPerTokenRequest)
    if (batch.length === 0) return described.wait(stopping.signal, verifiedEveryMs)
    acceptTokens(await fetchTokens(http, api, batch))
    undescribed = undescribed.slice(batch.length)
  }

  function acceptTokens(tokens: readonly ApiToken[]): void {
    const at = Math.floor(clock.nowMs() / 1000)
    for (const token of tokens) {
      pipeline.addToken({ ...token, at })
      learn(token.mint)
    }
    counters.apiTokens += tokens.length
  }

  return {
    see: (mints) => mints.forEach(see),
    start() {
      const own = { ...loop, signal: stopping.signal }
      accountsLoop = startLoop({ ...own, name: 'tokens' }, 0, readAccounts)
      apiLoop = startLoop({ ...own, name: 'token-api' }, 0, describe)
    },
    statuses() {
      const offline = accountsLoop?.problem()
      // If the API fails, mints still have decimals, supply and the names on chain.
      const problem = offline ?? http.problem() ?? apiLoop?.problem()
      const detail = offline === undefined && apiLoop?.isRefused() ? `${problem} ${chainNamesNote}` : problem
      const state = detail === undefined ? 'live' : offline === undefined ? 'degraded' : 'offline'
      const waiting = { missing: missing.length, undescribed: undescribed.length }
      return [
        { source: 'tokens', state, committedSlot: undefined, detail, counters: { ...counters, ...waiting } },
      ]
    },
    async stop() {
      stopping.abort()
      await Promise.all([accountsLoop?.ended, apiLoop?.ended])
    },
  }
}
