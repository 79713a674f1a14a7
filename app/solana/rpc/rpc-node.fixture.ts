import { systemClock } from '~/lib/clock'
import { createRpcClient, type RpcCall, type RpcClientOptions } from './rpc-client'

interface Asked {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** Returns a node's response to one request. If the request is a batch, it is an array of calls. */
export type NodeReply = (body: Asked | readonly Asked[]) => Response | Promise<Response>

/** Creates a client of a node with these replies, and records the request bodies. */
export function clientOfNode(reply: NodeReply, options: Partial<RpcClientOptions> = {}) {
  const bodies: (Asked | readonly Asked[])[] = []
  const client = createRpcClient({
    url: 'https://rpc.example/secret-path-key/?api-key=secret',
    clock: systemClock,
    random: () => 0.5,
    requestsPerSecond: 1_000,
    async fetch(_url, init) {
      const body = JSON.parse(String(init.body)) as Asked
      bodies.push(body)
      return reply(body)
    },
    ...options,
  })
  return { client, bodies, sizes: () => bodies.map((body) => (Array.isArray(body) ? body.length : 'one')) }
}

/** Response of a node that returns the first parameter of each call. */
export const good: NodeReply = (body) => {
  const response = ({ id, params }: Asked) => ({ jsonrpc: '2.0', id, error: null, result: params[0] })
  return Response.json(Array.isArray(body) ? (body as Asked[]).map(response) : response(body as Asked))
}

/** Responds like `good`, but refuses requests of more than `most` calls. */
export function goodUpTo(most: number, refuse: () => Response): NodeReply {
  return (body) => (Array.isArray(body) && body.length > most ? refuse() : good(body))
}

/** A call with a number. The node returns this number. */
export function numbered(number: number): RpcCall<number> {
  return {
    method: 'getBlockTime',
    params: [number],
    parse: (result) => (typeof result === 'number' ? result : undefined),
  }
}

export const numbers = (count: number): RpcCall<number>[] =>
  Array.from({ length: count }, (_, number) => numbered(number))
