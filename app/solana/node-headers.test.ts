import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { createNodeFailover } from './node/node-failover'
import { createSubscriptions } from './pubsub/subscriptions'

const rpcHeaders = { authorization: 'Bearer rpc-key-of-a-test' }
const wsHeaders = { 'x-token': 'ws-key-of-a-test' }

/** A node that requires both headers, and repeats wrong ones in its reasons. */
async function startNode(): Promise<{ readonly rpcUrl: string; readonly wsUrl: string }> {
  const server = createServer((request, response) => {
    if (request.headers.authorization !== 'Bearer right') {
      response
        .writeHead(401)
        .end(`{"error":"invalid key: ${String(request.headers.authorization).slice(7)}"}`)
    } else response.end('{"jsonrpc":"2.0","id":1,"result":7}')
  })
  const sockets = new WebSocketServer({
    server,
    verifyClient: ({ req }: { readonly req: IncomingMessage }) => req.headers['x-token'] === 'right',
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    sockets.close()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { rpcUrl: `http://127.0.0.1:${port}`, wsUrl: `ws://127.0.0.1:${port}` }
}

async function open(headers: { rpcHeaders: Record<string, string>; wsHeaders: Record<string, string> }) {
  const primary = { ...(await startNode()), ...headers, setting: 'SOLANA_RPC_URL', requestsPerSecond: 100 }
  const basis = { clock: systemClock, random: () => 0.5, log: silentLog }
  const failover = createNodeFailover({ primary, fallback: undefined, ...basis })
  const subscriptions = createSubscriptions({ url: failover.wsUrl, headers: failover.wsHeaders, ...basis })
  onTestFinished(() => {
    subscriptions.stop()
    failover.stop()
  })
  subscriptions.start()
  const parse = (result: unknown) => result as number
  return { subscriptions, slot: () => failover.rpc.call({ method: 'getSlot', params: [], parse }) }
}

test('sends the headers of the node with requests and with the handshake', async () => {
  const right = { rpcHeaders: { authorization: 'Bearer right' }, wsHeaders: { 'x-token': 'right' } }
  const { slot, subscriptions } = await open(right)
  expect(await slot()).toBe(7)
  await vi.waitFor(() => expect(subscriptions.problem()).toBeUndefined())
})

test('shows no header in a message, although the node repeats it', async () => {
  const { slot, subscriptions } = await open({ rpcHeaders, wsHeaders })
  const error = await slot().catch((thrown: unknown) => thrown)
  expect(String(error)).toContain('refuses getSlot (401): invalid key: …')
  await vi.waitFor(() => expect(subscriptions.problem()).toContain('server response: 401'))
  expect(`${String(error)} ${subscriptions.problem()}`).not.toMatch(/key-of-a-test/)
})
