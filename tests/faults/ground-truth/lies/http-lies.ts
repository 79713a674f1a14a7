import type { BentResponse, ReceivedCall } from '../../../helpers/nodes/bent-proxy'
import { hits, type Lie, type Response } from './lie'

const html = '<html><body>Something went wrong</body></html>'

/** A node that refuses some of the HTTP requests. */
function refusing(name: string, refusal: BentResponse | 'silent'): Lie {
  return { name, bend: (random) => ({ request: () => (hits(random) ? refusal : undefined) }) }
}

/** A node that reports an error for some of the calls. */
function failing(name: string, code: number, message: string, data?: object): Lie {
  const failed = ({ id }: ReceivedCall) => ({ jsonrpc: '2.0', id, error: { code, message, data } })
  return { name, bend: (random) => ({ answer: (call) => (hits(random) ? failed(call) : undefined) }) }
}

/** A node that changes the form of some of its responses. */
function deforming(name: string, deform: (response: Response) => object): Lie {
  return {
    name,
    bend: (random) => ({
      answer: (_call, response) => (hits(random) ? deform(response as Response) : undefined),
    }),
  }
}

/** Faults of HTTP and of JSON-RPC, whatever was requested. */
export const httpLies: readonly Lie[] = [
  refusing('429 with Retry-After', { status: 429, headers: { 'retry-after': '1' }, body: '' }),
  refusing('429 without Retry-After', { status: 429, body: { error: 'Too many requests' } }),
  refusing('500', { status: 500, body: 'Internal server error' }),
  refusing('502 with HTML', { status: 502, body: html }),
  refusing('503', { status: 503, body: '' }),
  refusing('403', { status: 403, body: { error: 'forbidden' } }),
  refusing('redirect to another place', { status: 302, headers: { location: '/elsewhere' }, body: '' }),
  refusing('HTML with 200', { body: html }),
  refusing('empty body with 200', { body: '' }),
  refusing('JSON that is cut off', { body: '{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":' }),
  refusing('null as the whole body', { body: 'null' }),
  refusing('one error for a whole batch', {
    body: { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'Invalid request' } },
  }),
  refusing('no response at all', 'silent'),
  {
    name: 'connection that breaks off in the middle of a response',
    bend: (random) => ({ cut: (length) => (hits(random) ? Math.floor(length / 2) : undefined) }),
  },
  { name: 'late responses', bend: (random) => ({ delayMs: () => random.below(4_000) }) },
  failing('error: node is behind', -32005, 'Node is behind by 150 slots', { numSlotsBehind: 150 }),
  failing('error: internal', -32603, 'Internal error'),
  failing('error: rate limit with 200', -32429, 'rate limited'),
  failing('error: block not available', -32004, 'Block not available for slot 1'),
  failing('error: slot was skipped', -32007, 'Slot 1 was skipped, or missing due to ledger jump'),
  deforming('wrong id', (response) => ({ ...response, id: response.id + 100_000 })),
  deforming('no id', ({ result }) => ({ jsonrpc: '2.0', result })),
  deforming('result and error', (response) => ({
    ...response,
    error: { code: -32603, message: 'Internal error' },
  })),
  deforming('result of another type', (response) => ({ ...response, result: 'ok' })),
  deforming('result of null', (response) => ({ ...response, result: null })),
  {
    name: 'batch in another order',
    isBusy: true,
    bend: () => ({ batch: (responses) => (responses.length > 1 ? responses.toReversed() : undefined) }),
  },
  {
    name: 'batch that lacks its second half',
    // A client that has met this sends smaller requests for minutes, and then single calls.
    isAtStart: true,
    isBusy: true,
    bend: () => ({
      batch: (responses) =>
        responses.length > 1 ? responses.slice(0, Math.ceil(responses.length / 2)) : undefined,
    }),
  },
]
