import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RetryableError } from '~/lib/async/retryable-error'
import { chunksOf } from '../http/body'
import { RefusedError } from '../http/refused-error'
import { createAccountStream } from '../snapshot/account-stream'
import { judgeScan } from '../snapshot/scan-failure'
import type { ErrorOf } from './response'
import { CallFailure, kindOfFailure, RpcError } from './rpc-error'
import { clientOfNode, numbered } from './rpc-node.fixture'

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

/** Calls a node that responds with this body. Returns the result of the call, or the error. */
async function answeredBy(body: unknown, status = 200): Promise<unknown> {
  const { client } = clientOfNode((requested) =>
    typeof body === 'string'
      ? new Response(body, { status })
      : Response.json({ id: (requested as { id: number }).id, ...(body as object) }, { status }),
  )
  return settle(client.call(numbered(7)))
}

test.each([
  ['an error of null beside a result', { error: null, result: 7 }, 7],
  ['an error of null before a result of 0', { error: null, result: 0 }, 0],
  ['an id in quotes', { id: '1', result: 7 }, 7],
])('treats %s as no error', async (_name, body, value) => {
  expect(await answeredBy(body)).toBe(value)
})

test.each([
  ['a result of null beside an error', { result: null, error: { code: -32602, message: 'Invalid param' } }],
  ['a code in quotes', { error: { code: '-32602', message: 'Invalid param' } }],
  ['status 400 around an error', { error: { code: -32602, message: 'Invalid param' } }, 400],
])('treats %s as the error', async (_name, body, status?: number) => {
  const error = await answeredBy(body, status)
  expect(error).toBeInstanceOf(RpcError)
  expect((error as RpcError).sentence).toBe(
    'The Solana RPC refuses getBlockTime (-32602): Invalid param. Check SOLANA_RPC_URL.',
  )
})

test.each<[string, unknown, number, string]>([
  ['401 with a text', 'Must be authenticated!', 401, '(401): Must be authenticated!.'],
  [
    '401 with an error object',
    { error: { code: -32600, message: 'Must be authenticated' } },
    401,
    '(401): Must be authenticated.',
  ],
  ['403 with an error text', { error: 'Access forbidden' }, 403, '(403): Access forbidden.'],
  ['402 with HTML', '<html>pay</html>', 402, '(402).'],
  ['404 with HTML', '<html>nothing here</html>', 404, '(404).'],
  [
    '410 with an error object',
    { error: { code: 410, message: 'The RPC call or parameters have been disabled.' } },
    410,
    '(410): The RPC call or parameters have been disabled.',
  ],
  [
    'the code of a plan',
    { error: { code: -32052, message: 'API key is not allowed to access blockchain' } },
    200,
    '(-32052): API key is not allowed to access blockchain.',
  ],
  [
    'an unknown method',
    { error: { code: -32601, message: 'Method not found' } },
    200,
    '(-32601): Method not found.',
  ],
  [
    'a node without history',
    { error: { code: -32011, message: 'Transaction history is not available from this node' } },
    200,
    '(-32011): Transaction history is not available from this node.',
  ],
  [
    'a code explained only by its text',
    { error: { code: -31999, message: 'Please upgrade to a dedicated node' } },
    200,
    '(-31999): Please upgrade to a dedicated node.',
  ],
  ['an error without a code', { error: 'Invalid API key secret-path-key' }, 200, ': Invalid API key ….'],
])(
  'treats %s as a refusal that names the method and the setting, and does not repeat it immediately',
  async (_name, body, status, said) => {
    const error = await answeredBy(body, status)
    expect(error).toBeInstanceOf(RefusedError)
    expect((error as Error).message).toBe(
      `The Solana RPC refuses getBlockTime${said.startsWith(':') ? '' : ' '}${said} Check SOLANA_RPC_URL.`,
    )
  },
)

test.each([
  ['-32020', { code: -32020, message: 'Transaction 5x not found' }, 200, 'forgotten'],
  [
    'its text under another code',
    { code: -32602, message: 'Invalid param: signature was not found' },
    200,
    'forgotten',
  ],
  [
    'its text under "internal error"',
    { code: -32603, message: 'Transaction 5x could not be found' },
    200,
    'forgotten',
  ],
  ['-32020 with status 500', { code: -32020, message: 'x' }, 500, 'forgotten'],
  [
    '-32001',
    { code: -32001, message: 'Block 5 cleaned up, does not exist on node. First available block: 9' },
    200,
    'cleaned-up',
  ],
  ['its text under another code', { code: -32602, message: 'First available block: 9' }, 200, 'cleaned-up'],
  [
    '-32015',
    { code: -32015, message: 'Transaction version (2) is not supported by the requesting client.' },
    200,
    'unsupported',
  ],
  [
    'a scan that is too large',
    { code: -32600, message: 'Request deprioritized due to number of accounts requested.' },
    200,
    'too-large',
  ],
  ['an unknown code', { code: -32099, message: 'Something' }, 200, 'final'],
])('recognises the kind of %s (%#)', async (_name, error, status, kind) => {
  expect(kindOfFailure(await answeredBy({ error }, status))).toBe(kind)
})

test.each([
  ['-32019', { code: -32019, message: 'Failed to query long-term storage; please try again' }, 200],
  ['its text under an unknown code', { code: -32099, message: 'Temporarily unavailable' }, 200],
  ['-32000', { code: -32000, message: 'Server error' }, 200],
  ['status 503', { code: -32099, message: 'Something' }, 503],
  ['an unknown code with status 500', { code: -32099, message: 'Something' }, 500],
])('treats %s as retryable', async (_name, error, status) => {
  const failure = await answeredBy({ error }, status)
  expect(failure).toBeInstanceOf(RetryableError)
  expect(failure).not.toBeInstanceOf(RefusedError)
})

async function streamed(body: string, status = 200): Promise<unknown> {
  const { client } = clientOfNode(() => new Response(body, { status }))
  const read = async (response: Response, errorOf: ErrorOf) => {
    const stream = createAccountStream(errorOf)
    for await (const chunk of chunksOf(response)) stream.push(chunk)
    return stream
  }
  return settle(client.stream('getProgramAccounts', [], read).then((stream) => stream.end()))
}

const empty = '"result":{"context":{"slot":5},"value":[]}'

test.each([
  ['before the result', `{"jsonrpc":"2.0","error":null,${empty},"id":1}`],
  ['after the result', `{"jsonrpc":"2.0",${empty},"error":null,"id":1}`],
])('ignores a null error %s of a streamed response', async (_name, body) => {
  expect(await streamed(body)).toBe(5)
})

test.each([
  ['an error object', '{"result":null,"error":{"code":403,"message":"scans are disabled"}}', 200],
  ['status 403', 'scans are disabled', 403],
])('treats %s instead of a streamed response as a refusal of the method', async (_name, body, status) => {
  expect(String(await streamed(body, status))).toBe(
    'RefusedError: The Solana RPC refuses getProgramAccounts (403): scans are disabled. Check SOLANA_RPC_URL.',
  )
})

test.each([
  ['status 413', '<html>too large</html>', 413],
  ['a scan error', '{"error":{"code":-32012,"message":"scan aborted"}}', 200],
  ['a scan error with status 500', '{"error":{"code":-32012,"message":"scan aborted"}}', 500],
])('treats %s instead of a streamed response as too large', async (_name, body, status) => {
  expect(kindOfFailure(await streamed(body, status))).toBe('too-large')
})

test('does not take status 500 with an error object for a refusal of a streamed response', async () => {
  const failure = await streamed('{"error":{"code":-32099,"message":"boom"},"id":1}', 500)
  expect(failure).toBeInstanceOf(CallFailure)
  expect(judgeScan(failure)).toBe('perhaps-too-large')
})

test('treats an HTML page instead of a streamed response as retryable', async () => {
  expect(String(await streamed('<html>busy</html>', 502))).toContain('responds with status 502')
  expect(String(await streamed('<html>busy</html>'))).toContain('incomplete snapshot')
})
