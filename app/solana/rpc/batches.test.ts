import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RefusedError } from '../http/refused-error'
import { clientOfNode, good, goodUpTo, type NodeReply, numbers } from './rpc-node.fixture'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function settle<T>(running: Promise<T>): Promise<T | Error> {
  const outcome = running.catch((error: Error) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  return outcome
}

function valuesOf(outcomes: unknown): unknown[] {
  return (outcomes as { ok: boolean; value?: number; error?: Error }[]).map((outcome) =>
    outcome.ok ? outcome.value : outcome.error,
  )
}

const html = '<html><body>Bad gateway</body></html>'
const rpcError = (code: number) => ({ jsonrpc: '2.0', id: null, error: { code, message: 'no batches' } })

test.each<[string, () => Response]>([
  ['413 with HTML', () => new Response(html, { status: 413 })],
  ['400 with HTML', () => new Response(html, { status: 400 })],
  ['403 with a text', () => new Response('batches are for paying plans', { status: 403 })],
  ['405 with an empty body', () => new Response('', { status: 405 })],
  ['502 with HTML', () => new Response(html, { status: 502 })],
  ['500 with an error object', () => Response.json(rpcError(-32603), { status: 500 })],
  ['200 with HTML', () => new Response(html)],
  ['200 with an empty body', () => new Response('')],
  ['one error object', () => Response.json(rpcError(-32600))],
  ['one error object that says "internal error"', () => Response.json(rpcError(-32603))],
  ['an empty list', () => Response.json([])],
  ['a list with one error without an id', () => Response.json([rpcError(-32600)])],
  ['a result that is not a list', () => Response.json({ jsonrpc: '2.0', id: 1, result: 5 })],
])('splits batches down to single calls when the node refuses them with %s', async (_name, refuse) => {
  const { client, sizes } = clientOfNode(goodUpTo(1, refuse))
  expect(valuesOf(await settle(client.callAll(numbers(12))))).toEqual([...numbers(12).keys()])
  // After each refused batch a single call is sent, and the next batch has at most half the size.
  expect(sizes().slice(0, 6)).toEqual([12, 'one', 6, 'one', 3, 'one'])
  const before = sizes().length
  expect(valuesOf(await settle(client.callAll(numbers(4))))).toEqual([0, 1, 2, 3])
  expect(sizes().slice(before)).toEqual(['one', 'one', 'one', 'one'])
  expect(client.problem()).toBeUndefined()
})

test.each([
  [-32603, 200],
  [-32019, 200],
  [-32000, 200],
  [-32603, 500],
  [-32099, 500],
])(
  'reads the calls behind one that always fails with %i and status %i, although the node refuses batches',
  async (code, status) => {
    const reply: NodeReply = async (body) => {
      if (Array.isArray(body)) return new Response(html, { status: 413 })
      const response = await (await good(body)).json()
      const error = { code, message: 'no' }
      if (response.result !== 0) return Response.json(response)
      return Response.json({ jsonrpc: '2.0', id: response.id, error }, { status })
    }
    const { client } = clientOfNode(reply)
    const values = valuesOf(await settle(client.callAll(numbers(20))))
    expect(String(values[0])).toContain(`no (${code})`)
    expect(values.slice(1)).toEqual([...numbers(20).keys()].slice(1))
    expect(client.problem()).toBeUndefined()
  },
)

test('does not blame the size of a batch if the node is behind', async () => {
  const behind = (id: unknown) => ({ jsonrpc: '2.0', id, error: { code: -32005, message: 'behind' } })
  const { client, sizes } = clientOfNode((body) =>
    Response.json(behind(Array.isArray(body) ? null : (body as { id: number }).id)),
  )
  expect(String(await settle(client.callAll(numbers(20))))).toContain('behind (-32005)')
  expect(sizes().filter((size) => size !== 'one')).toEqual([20, 20, 20, 20])
})

test('remembers the largest batch that the node accepts, and tries a larger one after minutes', async () => {
  let most = 10
  const reply: NodeReply = (body) => goodUpTo(most, () => new Response(html, { status: 413 }))(body)
  const { client, sizes } = clientOfNode(reply)
  expect(valuesOf(await settle(client.callAll(numbers(40))))).toEqual([...numbers(40).keys()])
  expect(sizes()).toEqual([40, 'one', 20, 'one', 10, 10, 10, 8])
  most = 100
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  const before = sizes().length
  await settle(client.callAll(numbers(40)))
  expect(sizes().slice(before)).toEqual([20, 20])
})

test('requests the rest from a node that answers only the beginning of a batch', async () => {
  const reply: NodeReply = async (body) => {
    const responses = await (await good(body)).json()
    return Response.json(Array.isArray(responses) ? responses.slice(0, 5) : responses)
  }
  const { client, sizes } = clientOfNode(reply)
  expect(valuesOf(await settle(client.callAll(numbers(12))))).toEqual([...numbers(12).keys()])
  expect(sizes()).toEqual([12, 6, 2])
})

test('fails only the call that the node never answers, and returns the results of the others', async () => {
  const reply: NodeReply = async (body) => {
    const responses = await (await good(body)).json()
    return Response.json(
      Array.isArray(responses)
        ? responses.filter(({ result }) => result !== 3)
        : responses.result === 3
          ? {}
          : responses,
    )
  }
  const { client } = clientOfNode(reply)
  const values = valuesOf(await settle(client.callAll(numbers(6))))
  expect(values.filter((value) => typeof value === 'number')).toEqual([0, 1, 2, 4, 5])
  expect(String(values[3])).toContain('did not respond to getBlockTime')
})

test('does not request each call of a batch separately when the node is down', async () => {
  const { client, bodies } = clientOfNode(() => new Response(html, { status: 502 }))
  const error = await settle(client.callAll(numbers(100)))
  expect(String(error)).toContain('The Solana RPC responds with status 502.')
  expect(bodies.length).toBeLessThanOrEqual(8)
})

test('shrinks batches that are rate-limited again and again', async () => {
  const limit = () => new Response('', { status: 429, headers: { 'retry-after': '1' } })
  const { client, sizes } = clientOfNode(goodUpTo(10, limit))
  expect(valuesOf(await settle(client.callAll(numbers(40))))).toEqual([...numbers(40).keys()])
  expect(sizes().filter((size) => size === 40)).toHaveLength(2)
})

test('pauses and shrinks batches in which the node limits single calls', async () => {
  const sentMs: number[] = []
  const reply: NodeReply = async (body) => {
    sentMs.push(performance.now())
    const responses = await (await good(body)).json()
    if (!Array.isArray(responses)) return Response.json(responses)
    const error = { code: 429, message: 'slow down' }
    return Response.json(responses.map((each, index) => (index < 10 ? each : { id: each.id, error })))
  }
  const { client, sizes } = clientOfNode(reply)
  for (let time = 0; time < 3; time += 1) {
    let isOver = false
    const asking = client.callAll(numbers(40)).finally(() => {
      isOver = true
    })
    // Responses are parsed in real turns of the event loop. Fake time must not run out between these turns.
    while (!isOver) await vi.advanceTimersByTimeAsync(50)
    await asking
  }
  expect(sizes()).toEqual([40, 40, 20, 10, 10])
  const pauses = sentMs.slice(1).map((ms, index) => ms - sentMs[index]! >= 1_000)
  expect(pauses).toEqual([true, true, true, false])
  expect(client.counters()).toMatchObject({ limited: 3 })
})

test('throws if all of several calls are refused, but returns the refusal of a single call as its outcome', async () => {
  const refuse: NodeReply = (body) => {
    const response = ({ id }: { id: number }) => ({
      id,
      error: { code: -32052, message: 'not in your plan' },
    })
    return Response.json(
      Array.isArray(body) ? (body as { id: number }[]).map(response) : response(body as never),
    )
  }
  const { client } = clientOfNode(refuse)
  const error = await settle(client.callAll(numbers(3)))
  expect(error).toBeInstanceOf(RefusedError)
  expect(String(error)).toContain(
    'The Solana RPC refuses getBlockTime (-32052): not in your plan. Check SOLANA_RPC_URL.',
  )
  const [alone] = (await settle(client.callAll(numbers(1)))) as unknown as [{ error: Error }]
  expect(alone.error).toBeInstanceOf(RefusedError)
})
