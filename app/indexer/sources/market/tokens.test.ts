import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import type { MintState } from '~/domain/token/token'
import { createDecodeWatch } from '~/indexer/pipeline/decode-watch'
import { createIntake } from '~/indexer/pipeline/intake'
import { createPipeline } from '~/indexer/pipeline/pipeline'
import { createPriceGuard } from '~/indexer/pipeline/price-guard'
import { createQuarantineLimiter } from '~/indexer/pipeline/quarantine-limiter'
import { createSlotClock } from '~/indexer/pipeline/slot-clock'
import { createSlotWatch } from '~/indexer/pipeline/slot-watch'
import type { Clock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { splToken } from '~/protocols/spl-token'
import { encodeMint } from '~/protocols/spl-token/encode'
import { token2022ProgramId, tokenProgramId } from '~/protocols/spl-token/layout'
import { createHttpSource, type Fetch } from '~/solana/http/http-source'
import { createRpcClient } from '~/solana/rpc/rpc-client'
import type { Batch } from '~/store/batch/batch'
import { createTokensSource } from './tokens'

const stock = trustedAddress('XsDoVfqeBukxuZHWhdvWHBhgEHjGNst4MLodqsJHzoB')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const clock: Clock = { nowMs: () => Date.now(), monotonicMs: () => Date.now() }
const random = () => 0.5

function mintOf(key: Address, multiplier: number | undefined): MintState {
  return {
    kind: 'mint',
    key,
    tokenProgram: multiplier === undefined ? tokenProgramId : token2022ProgramId,
    supplyRaw: 1n,
    decimals: 6,
    mintAuthority: undefined,
    freezeAuthority: undefined,
    metadata: undefined,
    extensions: multiplier === undefined ? [] : [25],
    uiScale:
      multiplier === undefined
        ? undefined
        : { multiplier, newMultiplierEffectiveAt: 0n, newMultiplier: multiplier },
  }
}

/** A node with one scaled and one unscaled mint. The Token API knows neither of them. */
function setUp() {
  let multiplier = 1
  const readAt: Record<string, number[]> = { [stock]: [], [mints.wSOL]: [] }
  const written: number[] = []
  const accountOf = (key: string) => {
    readAt[key]?.push(Date.now())
    const state =
      key === stock
        ? mintOf(stock, multiplier)
        : key === mints.wSOL
          ? mintOf(mints.wSOL, undefined)
          : undefined
    return (
      state && {
        owner: state.tokenProgram,
        lamports: 1,
        data: [Buffer.from(encodeMint(state)).toString('base64'), 'base64'],
      }
    )
  }
  const rpcFetch: Fetch = async (_url, { body }) => {
    const { id, params } = JSON.parse(String(body))
    const value = params[0].map((key: string) => accountOf(key) ?? null)
    return Response.json({ jsonrpc: '2.0', id, result: { context: { slot: 5 }, value } })
  }
  const write = async ({ accounts }: Batch) => {
    for (const { state } of accounts)
      if (state.kind === 'mint' && state.uiScale !== undefined) written.push(state.uiScale.multiplier)
    return { accountsChanged: 0, eventsInserted: 0, revision: undefined }
  }
  const writer = {
    write,
    readCursors: async () => [],
    claimChain: async (genesisHash: string) => genesisHash,
    heartbeat: async () => {},
    stop: async () => {},
  }
  const pipeline = createPipeline({
    slots: createSlotWatch(),
    ...{ writer, random, log: silentLog, onPressure() {} },
  })
  const intake = createIntake({
    protocols: [splToken],
    pipeline,
    slotClock: createSlotClock(clock),
    priceGuard: createPriceGuard(),
    quarantine: createQuarantineLimiter(clock),
    decodeWatch: createDecodeWatch(clock),
  })
  const fast = { clock, random, requestsPerSecond: 1_000 }
  const tokens = createTokensSource({
    rpc: createRpcClient({ ...fast, url: 'http://rpc.test', fetch: rpcFetch }),
    http: createHttpSource({ ...fast, name: 'Token API', fetch: async () => Response.json([]) }),
    api: { url: 'http://tokens.test', apiKey: undefined },
    intake,
    pipeline,
    clock,
    loop: { random, log: silentLog },
  })
  return {
    tokens,
    readAt,
    written,
    scaleTo(next: number) {
      multiplier = next
    },
  }
}

test('reads a mint with ScaledUiAmount again every minute, other mints every quarter of an hour', async () => {
  const { tokens, readAt, written, scaleTo } = setUp()
  tokens.see([stock, mints.wSOL])
  tokens.start()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(written).toEqual([1])
  scaleTo(10)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(written).toEqual([1, 10])
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(readAt[stock]).toHaveLength(7)
  expect(readAt[mints.wSOL]).toHaveLength(1)
  await tokens.stop()
})
