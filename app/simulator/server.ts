import type { RequestListener } from 'node:http'
import { type Clock, systemClock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { createHttpHandler } from './http/http-handler'
import { close, listenOnPair } from './http/listen'
import { createRateLimiter, type RateLimit } from './http/rate-limit'
import type { Ledger } from './ledger'
import { createPubSubServer, type PubSubLimits, pubSubLimits } from './pubsub/pubsub-server'
import { createBlockHeights } from './rpc/block-heights'
import { createChainView } from './rpc/chain-view'
import { createJsonRpc } from './rpc/json-rpc'

export interface SimulatorServerOptions {
  readonly ledger: Ledger
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  readonly log: Log
  readonly clock?: Clock
  /** Budget of one client address over HTTP; absent = no limit. */
  readonly rateLimit?: RateLimit
  readonly limits?: PubSubLimits
}

export interface SimulatorServer {
  /** `http://host:port`: JSON-RPC on `/`; Token API, Price API and logos beside it. */
  readonly url: string
  /** `ws://host:port`: PubSub. The port above it serves PubSub too where it was free, since that is what web3.js derives by itself. */
  readonly wsUrl: string
  /** Closes every connection. The ledger goes on: it belongs to the caller. */
  stop(): Promise<void>
}

/** Serves a ledger as a Solana node would. */
export async function createSimulatorServer(options: SimulatorServerOptions): Promise<SimulatorServer> {
  const { ledger, host, log, clock = systemClock } = options
  const view = createChainView(ledger, clock)
  const pubSub = createPubSubServer(view, log, options.limits ?? pubSubLimits)
  const handle = createHttpHandler({
    ledger,
    jsonRpc: createJsonRpc({ view, blockHeight: createBlockHeights(ledger) }, log),
    clock,
    rateLimiter: options.rateLimit && createRateLimiter(options.rateLimit, clock),
    origin: () => url,
  })
  const listener: RequestListener = (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log.error({ err: error, url: request.url }, 'A request to the simulated cluster has failed')
      response.destroy()
    })
  }
  const { main, sibling, port } = await listenOnPair(host, options.port, listener).catch(
    async (error: unknown) => {
      view.stop()
      await pubSub.stop()
      throw error
    },
  )
  const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`
  const url = `http://${authority}`
  const servers = sibling ? [main, sibling] : [main]
  for (const server of servers) pubSub.attach(server)
  if (!sibling) log.warn({ port: port + 1 }, 'The port above is taken: web3.js needs its wsEndpoint set')

  return {
    url,
    wsUrl: `ws://${authority}`,
    async stop() {
      view.stop()
      await pubSub.stop()
      await Promise.all(servers.map(close))
    },
  }
}
