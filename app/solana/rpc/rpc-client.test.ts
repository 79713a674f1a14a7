import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RetryableError } from '~/lib/async/retryable-error'
import { systemClock } from '~/lib/clock'
import { createRpcClient, type RpcCall } from './rpc-client'
import { RpcError } from './rpc-error'
import { clientOfNode } from './rpc-node.fixture'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Reply = (body: { id: number; method: string }) => Response | Promise<Response>

/** A client whose node returns these replies one after another. The last reply is repeated. */
function clientOf(...replies: Reply[]) {
  return clientWith({ requestsPerSecond: 100 }, ...replies)
}

function clientWith({ requestsPerSecond }: { requestsPerSecond: number }, ...replies: Reply[]) {
  const bodies: unknown[] = []
  const fetch = async (_url: string, init: RequestInit): Promise<Response> => {
    const body = JSON.parse(String(init.body))
    const reply = replies[Math.min(bodies.length, replies.length - 1)]
    bodies.push(body)
    const answering = Promise.resolve(reply!(body))
    const aborted = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
    return Promise.race([answering, aborted])
  }
  const url = 'https://rpc.example/?api-key=secret'
  const client = createRpcClient({
    url,
    clock: systemClock,
    random: () => 0.5,
    requestsPerSecond,
    fetch,
  })
  return { client, bodies }
}

const slotCall: RpcCall<number> = {
  method: 'getSlot',
  params: [],
  parse: (result) => (typeof result === 'number' ? result : undefined),
}

const good: Reply = ({ id }) => Response.json({ jsonrpc: '2.0', id, result: 77 })
const text =
  (body: string, init?: ResponseInit): Reply =>
  () =>
    new Response(body, init)
const refusal = (code: number): Reply => {
  return ({ id }) => Response.json({ jsonrpc: '2.0', id, error: { code, message: 'no' } })
}

async function settle<T>(running: Promise<T>): Promise<T | Error> {
  const outcome = running.catch((error: Error) => error)
  await vi.advanceTimersByTimeAsync(120_000)
  return outcome
}

test.each([
  ['HTML', text('<html>maintenance</html>')],
  ['truncated JSON', text('{"jsonrpc":"2.0","id":1,"resu')],
  ['null', text('null')],
  ['a wrong id', () => Response.json({ jsonrpc: '2.0', id: 999, result: 77 })],
  ['a result of another form', ({ id }) => Response.json({ id, result: '77' })],
  ['status 503', text('busy', { status: 503 })],
  ['a node that is behind', refusal(-32005)],
  ['a rate limit as an error of JSON-RPC', refusal(429)],
  ['a rate limit by a code of the server', refusal(-32429)],
  ['a body that is no JSON, with status 200', text('ok')],
  ['long-term storage that cannot be reached', refusal(-32019)],
  ['a lost connection', () => Promise.reject(new TypeError('fetch failed'))],
] satisfies [string, Reply][])('retries after %s and then works', async (_name, bad) => {
  const { client, bodies } = clientOf(bad, good)
  expect(await settle(client.call(slotCall))).toBe(77)
  expect(bodies).toHaveLength(2)
})

test('gives up on a silent node after the deadline, without revealing the URL and its key', async () => {
  const { client } = clientOf(() => new Promise<Response>(() => {}))
  const error = await settle(client.call(slotCall))
  expect(error).toBeInstanceOf(RetryableError)
  expect(String(error)).toContain('no response within 15 s')
  expect(`${error} ${client.problem()}`).not.toContain('secret')
})

test('waits after a 429 for as long as the node specifies, before any request', async () => {
  const limited = text('slow down', { status: 429, headers: { 'retry-after': '20' } })
  const { client, bodies } = clientOf(limited, good)
  const running = client.call(slotCall)
  await vi.advanceTimersByTimeAsync(19_900)
  expect(bodies).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await running).toBe(77)
})

test('does not repeat a call with a final error', async () => {
  const { client, bodies } = clientOf(refusal(-32007), good)
  const error = await settle(client.call(slotCall))
  expect(error).toBeInstanceOf(RpcError)
  expect(error).toMatchObject({ code: -32007, kind: 'skipped' })
  expect(bodies).toHaveLength(1)
})

test('limits retries to a tenth of the calls, once the first ten are used up', async () => {
  const { client, bodies } = clientOf(refusal(-32004))
  for (let calls = 0; calls < 100; calls += 1) {
    await settle(client.call(slotCall))
  }
  expect(bodies.length).toBeLessThanOrEqual(100 + 10 + 10)
})

test('sends only probes to a node that fails again and again', async () => {
  const { client, bodies } = clientOf(text('', { status: 500 }))
  for (let calls = 0; calls < 50; calls += 1) {
    client.call(slotCall).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(20)
  }
  expect(bodies.length).toBeLessThan(12)
  expect(client.problem()).toBe('The Solana RPC responds with status 500.')
})

/** A client whose node fails at calls of `getBlock` with status 500, with what its observer has received. */
function clientOfFailing() {
  const observed: string[] = []
  const observer = {
    answered: () => void observed.push('answered'),
    failed: () => void observed.push('failed'),
    refused: () => void observed.push('refused'),
  }
  const { client } = clientOfNode(
    (body) => {
      const { id, method } = body as { id: number; method: string }
      if (method === 'getSlot') return Response.json({ id, result: 77 })
      return Response.json({ id, error: { code: -32603, message: 'Internal error' } }, { status: 500 })
    },
    { observer, attempts: 1 },
  )
  const failing: RpcCall<number> = { ...slotCall, method: 'getBlock' }
  return { client, observed, slot: () => client.call(slotCall), fail: () => settle(client.call(failing)) }
}

test('fails only the call that a node answers with status 500 and an error object', async () => {
  const { client, observed, slot, fail } = clientOfFailing()
  for (let call = 0; call < 20; call += 1) {
    expect(String(await fail())).toContain("The Solana RPC can't serve getBlock: Internal error (-32603).")
    expect(await slot()).toBe(77)
  }
  expect(observed).not.toContain('failed')
  expect(client.problem()).toBeUndefined()
})

test('takes a node for failing that answers five calls in a row with status 500', async () => {
  const { client, observed, fail } = clientOfFailing()
  for (let call = 0; call < 5; call += 1) await fail()
  expect(observed).toEqual(['refused', 'refused', 'refused', 'refused', 'failed'])
  expect(client.problem()).toBe('The Solana RPC responds with status 500.')
})

test('assigns the responses of a batch to their calls in any order, each with a separate outcome', async () => {
  const response: Reply = (body) => {
    const [first, second, third] = body as unknown as { id: number }[]
    return Response.json([
      { id: third!.id, result: 3 },
      { id: second!.id, error: { code: -32009, message: 'skipped' } },
      { id: first!.id, result: 1 },
      { id: 4711, result: 9 },
    ])
  }
  const { client } = clientOf(response)
  const outcomes = await client.callAll([slotCall, slotCall, slotCall])
  expect(outcomes.map((outcome) => (outcome.ok ? outcome.value : outcome.error.name))).toEqual([
    1,
    'RpcError',
    3,
  ])
})

test('ten callers get all of fifty transactions each at eight calls a second, and the tip takes only seconds', async () => {
  const answerAll: Reply = (body) => {
    const calls = Array.isArray(body) ? body : [body]
    const responses = calls.map(({ id }: { id: number }) => ({ jsonrpc: '2.0', id, result: 77 }))
    return Response.json(Array.isArray(body) ? responses : responses[0])
  }
  const { client } = clientWith({ requestsPerSecond: 8 }, answerAll)
  const fifty = Array.from({ length: 50 }, () => slotCall)
  const asking = Promise.all(Array.from({ length: 10 }, () => client.callAll(fifty)))
  await vi.advanceTimersByTimeAsync(1_000)
  const requestedAtMs = performance.now()
  const tip = client.call(slotCall).then(() => performance.now() - requestedAtMs)
  await vi.advanceTimersByTimeAsync(70_000)
  expect((await asking).flat().filter((outcome) => outcome.ok)).toHaveLength(500)
  expect(await tip).toBeLessThan(6_000)
  expect(client.counters()).toMatchObject({ failures: 0 })
  expect(client.problem()).toBeUndefined()
})

test("retries a provider's rate limit in a batch, regardless of its code", async () => {
  const response: Reply = (body) => {
    const calls = body as unknown as { id: number }[]
    const errors = [
      { code: 429, message: 'no' },
      { code: -32007, message: '50/second request limit reached' },
      { code: -32003, message: 'daily request limit reached' },
      { code: -32010, message: 'excluded from account secondary indexes' },
    ]
    return Response.json(calls.map(({ id }, index) => ({ id, error: errors[index] })))
  }
  const { client } = clientOf(response)
  const outcomes = await client.callAll([slotCall, slotCall, slotCall, slotCall])
  expect(outcomes.map((outcome) => !outcome.ok && outcome.error.name)).toEqual([
    'RetryableError',
    'RetryableError',
    'RetryableError',
    'RpcError',
  ])
})

test('retries a rate-limited batch as a batch', async () => {
  const all: Reply = (body) =>
    Response.json((body as unknown as { id: number }[]).map(({ id }) => ({ id, result: 77 })))
  const { client, bodies } = clientOf(refusal(429), all)
  const running = client.callAll([slotCall, slotCall])
  expect(await settle(running)).toMatchObject([{ ok: true }, { ok: true }])
  expect(bodies.map((body) => Array.isArray(body))).toEqual([true, true])
})
