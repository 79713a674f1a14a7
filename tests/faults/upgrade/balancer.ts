import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A proxy in front of web processes, which behaves as `deploy/Caddyfile` says. */
export interface Balancer {
  readonly port: number
  /** Resolves when a process is ready, and the proxy knows. */
  waitReady(port: number): Promise<void>
  stop(): Promise<void>
}

const healthEveryMs = 500
const tryForMs = 5_000
const mostWaitMs = 120_000

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>()
  let isStopped = false
  let turn = 0

  async function check(port: number): Promise<void> {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined)
    if (response?.status === 200) ready.add(port)
    else ready.delete(port)
    await response?.body?.cancel()
  }

  async function checkAll(): Promise<void> {
    while (!isStopped) {
      await Promise.all(ports.map(check))
      await pause(healthEveryMs)
    }
  }

  /** Forwards a request without a body. Resolves with whether a process has responded. */
  function forward(port: number, incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
    return new Promise((resolve) => {
      const { url: path = '/', headers } = incoming
      const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.on('error', () => outgoing.destroy())
        response.pipe(outgoing)
        resolve(true)
      })
      sent.on('error', () => resolve(false))
      sent.end()
    })
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const untilMs = performance.now() + tryForMs
    while (performance.now() < untilMs) {
      const choices = [...ready]
      turn += 1
      const port = choices[turn % Math.max(1, choices.length)]
      if (port !== undefined && (await forward(port, incoming, outgoing))) return
      if (port !== undefined) ready.delete(port)
      await pause(50)
    }
    outgoing.writeHead(502).end()
  }

  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const checking = checkAll()
  return {
    port: (server.address() as AddressInfo).port,
    async waitReady(port) {
      const untilMs = performance.now() + mostWaitMs
      while (!ready.has(port)) {
        if (performance.now() > untilMs) throw new Error(`the web process at ${port} is not ready`)
        await pause(100)
      }
    },
    async stop() {
      isStopped = true
      await checking
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
