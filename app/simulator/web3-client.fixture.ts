import { type Commitment, Connection } from '@solana/web3.js'
import { onTestFinished } from 'vitest'
import { silentLog } from '~/lib/log'
import type { Ledger } from './ledger'
import { createSimulatorServer, type SimulatorServerOptions } from './server'

/** Serves a ledger until the test ends. */
export async function serve(ledger: Ledger, options: Partial<SimulatorServerOptions> = {}) {
  const server = await createSimulatorServer({
    ledger,
    host: '127.0.0.1',
    port: 0,
    log: silentLog,
    ...options,
  })
  onTestFinished(() => server.stop())
  return server
}

/** Serves a ledger until the test ends and returns an unmodified `@solana/web3.js` client for it. */
export async function connectWeb3(ledger: Ledger, commitment: Commitment = 'finalized'): Promise<Connection> {
  const server = await serve(ledger)
  const connection = new Connection(server.url, { wsEndpoint: server.wsUrl, commitment })
  onTestFinished(() => closeWeb3(connection))
  return connection
}

interface ReconnectingClient {
  setAutoReconnect(isOn: boolean): void
  /** `undefined` until the first subscription. */
  readonly socket?: { close(code: number): void }
}

/**
 * Closes the WebSocket of a client. web3.js has no method for it, and a client with subscriptions would try to
 * connect again and again after its server has stopped.
 */
export function closeWeb3(connection: Connection): void {
  const client = Reflect.get(connection, '_rpcWebSocket') as ReconnectingClient // A private field of web3.js.
  client.setAutoReconnect(false)
  client.socket?.close(4_000) // With the usual code 1000, web3.js connects again for its subscriptions.
}

/** Sends a request body unchanged and returns the response. */
export async function post(
  url: string,
  body: string,
): Promise<{ status: number; headers: Headers; json: unknown }> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    json: text === '' ? undefined : JSON.parse(text),
  }
}

/** Calls one RPC method and returns the whole response. */
export async function call(url: string, method: string, ...params: unknown[]): Promise<unknown> {
  return (await post(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))).json
}
