import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RetryableError } from '~/lib/async/retryable-error'
import { systemClock } from '~/lib/clock'
import { createHttpSource, type HttpSourceOptions } from './http-source'
import { RefusedError } from './refused-error'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const url = 'https://api.example/secret-path-key/price?api-key=secret-query-key'

function sourceOf(reply: () => Response | Promise<Response>, options: Partial<HttpSourceOptions> = {}) {
  const http = createHttpSource({
    name: 'Price API',
    clock: systemClock,
    random: () => 0.5,
    requestsPerSecond: 100,
    fetch: async () => reply(),
    ...options,
  })
  const request = { url, headers: { 'x-api-key': 'secret-header-key' }, deadlineMs: 1_000 }
  const send = (what?: string) => http.send({ ...request, what }, async (response) => response.json())
  return { http, send }
}

async function failureOf(sending: Promise<unknown>): Promise<Error> {
  return sending.then(
    () => {
      throw new Error('it worked')
    },
    (error: Error) => error,
  )
}

const setKey = { refusalHint: 'Set JUPITER_API_KEY.' }

test.each([
  [401, 'Unauthorized', 'The Price API refuses the request (401): Unauthorized. Set JUPITER_API_KEY.'],
  [403, '{"error":"no plan"}', 'The Price API refuses the request (403): no plan. Set JUPITER_API_KEY.'],
  [404, '{"message":"Route not found"}', 'The Price API refuses the request (404): Route not found.'],
  [410, '<html>gone</html>', 'The Price API refuses the request (410).'],
  [429, 'slow down', 'The Price API limits our request rate (429). Set JUPITER_API_KEY.'],
])(
  'reports status %i with its reason and, if a key may help, with the setting',
  async (status, body, message) => {
    const { send } = sourceOf(() => new Response(body, { status }), setKey)
    const error = await failureOf(send())
    expect(error).toBeInstanceOf(RetryableError)
    expect(error.message).toBe(message)
    expect(error instanceof RefusedError).toBe(status !== 429)
  },
)

test('names the request in a refusal, with a hint that may depend on the status', async () => {
  const { send } = sourceOf(() => new Response('', { status: 410 }), {
    refusalHint: (status) => (status === 410 ? 'Check SOLANA_RPC_URL.' : undefined),
  })
  expect((await failureOf(send('getBlockTime'))).message).toBe(
    'The Price API refuses getBlockTime (410). Check SOLANA_RPC_URL.',
  )
})

test('removes the URL and keys from a reason', async () => {
  const said = 'key secret-header-key or secret-query-key is wrong at api.example/secret-path-key'
  const { send } = sourceOf(() => new Response(said, { status: 401 }))
  expect((await failureOf(send())).message).toBe(
    'The Price API refuses the request (401): key … or … is wrong at …/….',
  )
})

test('truncates a long reason, and replaces control characters with spaces', async () => {
  const { send } = sourceOf(() => new Response(`no\n\u0007${'x'.repeat(500)}`, { status: 403 }))
  const { message } = await failureOf(send())
  expect(message).toContain('(403): no xxx')
  expect(message.length).toBeLessThan(260)
})

test.each([
  ['HTML', '<html>maintenance</html>', "The Price API can't be used: its response is not JSON."],
  ['truncated JSON', '{"a":', "The Price API can't be used: its response is not JSON."],
])("reports a body of %s without the parser's error text", async (_name, body, message) => {
  const { send } = sourceOf(() => new Response(body))
  expect((await failureOf(send())).message).toBe(message)
})

test('opens the circuit for a failing source, but not after refusals', async () => {
  let requests = 0
  const refusing = sourceOf(() => {
    requests += 1
    return new Response('', { status: 401 })
  })
  for (let attempt = 0; attempt < 20; attempt += 1) await failureOf(refusing.send())
  expect(requests).toBe(20)
  expect(refusing.http.problem()).toBeUndefined()
  const failing = sourceOf(() => new Response('', { status: 500 }))
  for (let attempt = 0; attempt < 20; attempt += 1) await failureOf(failing.send())
  expect(failing.http.counters().requests).toBe(5)
  expect(failing.http.problem()).toBe('The Price API responds with status 500.')
})

test('notifies the observer of the outcome of each sent request', async () => {
  const heard: string[] = []
  const replies = [
    () => Response.json({}),
    () => new Response('', { status: 401 }),
    () => new Response('', { status: 429 }),
    () => new Response('', { status: 502 }),
    () => Promise.reject(new TypeError('fetch failed')),
  ]
  const { send } = sourceOf(() => replies.shift()!(), {
    observer: {
      answered: () => heard.push('answered'),
      failed: () => heard.push('failed'),
      refused: () => heard.push('refused'),
    },
  })
  for (let request = 0; request < 5; request += 1) {
    await send().catch(() => undefined)
    await vi.advanceTimersByTimeAsync(2_000)
  }
  expect(heard).toEqual(['answered', 'refused', 'refused', 'failed', 'failed'])
})
