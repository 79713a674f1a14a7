import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { confirmedSlotCall } from './node-endpoint'
import { createNodeFailover } from './node-failover'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const chain = 'Hn4PNg3vFrkBTwkKrJv4Lq6GQ4bbbVgxGbRgHzHHvsXm'
const otherChain = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'

interface FakeNode {
  state: 'well' | 'down' | 'refusing' | 'limiting' | 'silent' | 'behind'
  genesis: string
  slot: number
  hasSocket: boolean
  /** Value of the Retry-After header in a 429 response, seconds. */
  retryAfter: number
  requested: number
}

function well(slot: number): FakeNode {
  return { state: 'well', genesis: chain, slot, hasSocket: true, retryAfter: 1, requested: 0 }
}

function answerOf(node: FakeNode, init: RequestInit): Promise<Response> | Response {
  node.requested += 1
  const { id, method } = JSON.parse(String(init.body))
  switch (node.state) {
    case 'down':
      return Promise.reject(new TypeError('fetch failed'))
    case 'refusing':
      return new Response('Invalid API key', { status: 401 })
    case 'limiting':
      return new Response('', { status: 429, headers: { 'retry-after': String(node.retryAfter) } })
    case 'behind':
      return Response.json({ id, error: { code: -32005, message: 'Node is behind by 500 slots' } })
    case 'silent':
      return new Promise((_resolve, reject) =>
        init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      )
    case 'well':
      return Response.json({ id, result: method === 'getGenesisHash' ? node.genesis : node.slot })
  }
}

/**
 * Sets up two nodes, and a product that requests the newest slot from the node in use every second. Records
 * which node is used.
 */
async function setUp({ expectsChain = true } = {}) {
  const nodes = { primary: well(1_000), fallback: well(1_000) }
  const nodeAt = (url: string) => (url.includes('primary') ? nodes.primary : nodes.fallback)
  const failover = createNodeFailover({
    primary: {
      rpcUrl: 'https://primary/',
      wsUrl: 'wss://primary/',
      setting: 'SOLANA_RPC_URL',
      requestsPerSecond: 50,
    },
    fallback: {
      rpcUrl: 'https://fallback/',
      wsUrl: 'wss://fallback/',
      setting: 'SOLANA_RPC_FALLBACK_URL',
      requestsPerSecond: 50,
    },
    clock: systemClock,
    random: () => 0.5,
    log: silentLog,
    fetch: async (url, init) => answerOf(nodeAt(url), init),
    openSocket(url) {
      const { hasSocket } = nodeAt(url)
      const socket = {
        on(event: string, listener: (error?: Error) => void) {
          if (event === (hasSocket ? 'open' : 'error')) setTimeout(listener, 10)
          return socket
        },
        terminate() {},
      }
      return socket as never
    },
  })
  const moves: string[] = []
  failover.onMoved((reason) => moves.push(reason))
  const slots: (number | Error)[] = []
  const asking = setInterval(() => {
    failover.rpc.call(confirmedSlotCall).then(
      (slot) => slots.push(slot),
      (error: Error) => slots.push(error),
    )
  }, 1_000)
  onTestFinished(() => {
    clearInterval(asking)
    failover.stop()
  })
  if (expectsChain) expect(await failover.expectChain(chain)).toBeUndefined()
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)
  return { failover, ...nodes, moves, slots, seconds }
}

test.each([
  ['cannot be reached', 'down', 4, "The Solana RPC can't be used: fetch failed."],
  [
    'refuses the key',
    'refusing',
    5,
    'The Solana RPC refuses getSlot (401): Invalid API key. Check SOLANA_RPC_URL.',
  ],
  [
    'limits every request',
    'limiting',
    6,
    'The Solana RPC limits our request rate (429). Check RPC_REQUESTS_PER_SECOND.',
  ],
  ['does not respond', 'silent', 30, "The Solana RPC can't be used: no response within"],
  ['reports that it is behind', 'behind', 5, 'Node is behind by 500 slots (-32005).'],
] as const)(
  'leaves a primary that %s for the fallback, and reports it',
  async (_name, state, within, why) => {
    const { failover, primary, moves, seconds } = await setUp()
    await seconds(3)
    expect(failover.limitation()).toBeUndefined()
    expect(failover.wsUrl()).toBe('wss://primary/')
    primary.state = state
    await seconds(within)
    expect(moves).toEqual(['switched to the node of SOLANA_RPC_FALLBACK_URL'])
    expect(failover.wsUrl()).toBe('wss://fallback/')
    expect(failover.limitation()).toMatch(
      /^Using the node of SOLANA_RPC_FALLBACK_URL since \d{4}-\d\d-\d\d \d\d:\d\d UTC, because the node of SOLANA_RPC_URL failed: /,
    )
    expect(failover.limitation()).toContain(why)
    expect(failover.counters()).toEqual({ usesFallback: 1, failovers: 1 })
  },
)

test('stays after two failures, or three with successes between them', async () => {
  const { primary, moves, seconds } = await setUp()
  await seconds(3)
  for (let round = 0; round < 10; round += 1) {
    primary.state = 'down'
    await seconds(1)
    primary.state = 'well'
    await seconds(3)
  }
  expect(moves).toEqual([])
})

test('counts no probe that it holds back because of a rate limit', async () => {
  const { primary, moves, seconds } = await setUp()
  await seconds(3)
  Object.assign(primary, { state: 'limiting', retryAfter: 5 })
  await seconds(1)
  primary.state = 'well'
  await seconds(20)
  expect(moves).toEqual([])
})

test('leaves a primary that limits every request for longer than failures count', async () => {
  const { primary, moves, seconds } = await setUp()
  await seconds(3)
  Object.assign(primary, { state: 'limiting', retryAfter: 20 })
  await seconds(50)
  expect(moves).toHaveLength(1)
})

test('sends requests in progress again to the other node', async () => {
  const { primary, slots, failover, seconds } = await setUp()
  primary.state = 'silent'
  const requested = failover.rpc.call(confirmedSlotCall)
  await seconds(30)
  expect(await requested).toBe(1_000)
  expect(slots.filter((slot) => slot instanceof Error)).toEqual([])
})

test('returns to the primary once it has been healthy for a minute since its last failure', async () => {
  const { failover, primary, moves, seconds } = await setUp()
  primary.state = 'down'
  await seconds(10)
  expect(moves).toHaveLength(1)
  primary.state = 'well'
  await seconds(40)
  primary.state = 'refusing'
  await seconds(6)
  primary.state = 'well'
  await seconds(55)
  expect(moves).toHaveLength(1)
  await seconds(15)
  expect(moves).toEqual([
    'switched to the node of SOLANA_RPC_FALLBACK_URL',
    'switched to the node of SOLANA_RPC_URL',
  ])
  expect(failover.limitation()).toBeUndefined()
  expect(failover.wsUrl()).toBe('wss://primary/')
})

test('does not return to a primary that lags, has no WebSocket, or serves another chain', async () => {
  const { failover, primary, moves, seconds } = await setUp()
  primary.state = 'down'
  await seconds(10)
  Object.assign(primary, { state: 'well', slot: 800 })
  await seconds(120)
  Object.assign(primary, { slot: 1_000, hasSocket: false })
  await seconds(120)
  Object.assign(primary, { hasSocket: true, genesis: otherChain })
  await seconds(120)
  expect(moves).toHaveLength(1)
  expect(failover.troubleOfOther()).toBe(
    `The node of SOLANA_RPC_URL is not used: It serves another chain (genesis ${otherChain}, not ${chain}): use a node of the same chain.`,
  )
  primary.genesis = chain
  await seconds(70)
  expect(moves).toHaveLength(2)
})

test('returns to a primary without a WebSocket if none opens to the fallback either', async () => {
  const { failover, primary, fallback, moves, seconds } = await setUp()
  Object.assign(primary, { hasSocket: false, state: 'down' })
  fallback.hasSocket = false
  await seconds(10)
  expect(moves).toHaveLength(1)
  primary.state = 'well'
  await seconds(75)
  expect(moves).toHaveLength(2)
  expect(failover.limitation()).toBeUndefined()
})

test('leaves a failing fallback immediately for a primary that has recovered', async () => {
  const { primary, fallback, moves, seconds } = await setUp()
  primary.state = 'down'
  await seconds(10)
  primary.state = 'well'
  fallback.state = 'down'
  await seconds(5)
  expect(moves).toHaveLength(2)
})

test('never moves to a fallback that is down or serves another chain, and reports it', async () => {
  const { failover, primary, fallback, moves, seconds } = await setUp({ expectsChain: false })
  fallback.genesis = otherChain
  expect(await failover.expectChain(chain)).toContain(
    'The node of SOLANA_RPC_FALLBACK_URL is not used: It serves another chain',
  )
  primary.state = 'down'
  await seconds(20)
  expect(moves).toEqual([])
  Object.assign(fallback, { genesis: chain, state: 'down' })
  await seconds(20)
  expect(moves).toEqual([])
  expect(failover.troubleOfOther()).toBe(
    "The node of SOLANA_RPC_FALLBACK_URL is not used: The Solana RPC can't be used: fetch failed.",
  )
  fallback.state = 'well'
  await seconds(10)
  expect(moves).toHaveLength(1)
  expect(failover.troubleOfOther()).toBeUndefined()
})

test('reports an unreachable fallback before it is needed, until it has recovered', async () => {
  const { failover, fallback, seconds } = await setUp()
  fallback.state = 'down'
  await seconds(70)
  expect(failover.troubleOfOther()).toContain('fetch failed')
  fallback.state = 'well'
  await seconds(70)
  expect(failover.troubleOfOther()).toBeUndefined()
})

test("treats a WebSocket that can't be opened for half a minute as a node that is down", async () => {
  const { failover, moves, seconds } = await setUp()
  let problem: string | undefined
  failover.watchSocket({ problem: () => problem, counters: () => ({ connections: 1 }) })
  await seconds(40)
  problem = 'The WebSocket of the Solana RPC is disconnected (closed with code 1006).'
  await seconds(25)
  expect(moves).toEqual([])
  await seconds(10)
  expect(moves).toHaveLength(1)
  expect(failover.limitation()).toContain(problem)
})

test('stays if no WebSocket can be opened to the other node either', async () => {
  const { failover, fallback, moves, seconds } = await setUp()
  fallback.hasSocket = false
  const problem = () => 'The WebSocket of the Solana RPC is disconnected (connect ETIMEDOUT).'
  failover.watchSocket({ problem, counters: () => ({ connections: 0 }) })
  await seconds(120)
  expect(moves).toEqual([])
  fallback.hasSocket = true
  await seconds(20)
  expect(moves).toHaveLength(1)
})

test('waits for the primary if there is no fallback', async () => {
  const primary = well(5)
  const failover = createNodeFailover({
    primary: {
      rpcUrl: 'https://primary/',
      wsUrl: 'wss://primary/',
      setting: 'SOLANA_RPC_URL',
      requestsPerSecond: 50,
    },
    fallback: undefined,
    clock: systemClock,
    random: () => 0.5,
    log: silentLog,
    fetch: async (_url, init) => answerOf(primary, init),
  })
  onTestFinished(failover.stop)
  expect(await failover.expectChain(chain)).toBeUndefined()
  primary.state = 'down'
  const requested = failover.rpc.call(confirmedSlotCall).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await requested).toContain('fetch failed')
  expect(failover.limitation()).toBeUndefined()
  primary.state = 'well'
  expect(await failover.rpc.call(confirmedSlotCall)).toBe(5)
})
