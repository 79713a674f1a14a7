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
  return new Connection(server.url, { wsEndpoint: server.wsUrl, commitment })
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
