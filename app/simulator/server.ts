import type { RequestListener } from 'node:http'
import { type Clock, systemClock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { type GeyserOptions, type GeyserServer, openGeyserServer } from './geyser/geyser-server'
import { createHttpHandler } from './http/http-handler'
import { close, listenOnPair } from './http/listen-on-pair'
import { createRateLimiter, type RateLimit } from './http/rate-limiter'
import type { Ledger } from './ledger'
import {
  createPubSubServer,
  type PubSubLimits,
  type PubSubServer,
  pubSubLimits,
} from './pubsub/pubsub-server'
import { createBlockHeights } from './rpc/block-heights'
import { type ChainView, createChainView } from './rpc/chain-view'
import { createJsonRpc } from './rpc/json-rpc'
import type { Node } from './rpc/node'

export interface SimulatorServerOptions {
  /**
   * The ledger, or a function that creates the ledger. The function is called once the server is listening.
   * Requests wait until it returns.
   */
  readonly ledger: Ledger | (() => Ledger)
  readonly host: string
  /** Port; 0: any free port. */
  readonly port: number
  readonly log: Log
  readonly clock?: Clock
  /** Limit on the number of HTTP requests per client IP address. Default: no limit. */
  readonly rateLimit?: RateLimit
  readonly limits?: PubSubLimits
  /** Options of the Geyser service; `undefined`: the server has none. */
  readonly geyser?: GeyserOptions | undefined
  /** Called when the server is listening, before the ledger is created. */
  readonly onListening?: (place: SimulatorPlace) => void
}

/** URLs of a running server. */
export interface SimulatorPlace {
  /** `http://host:port`: JSON-RPC on `/`, and the Token API, the Price API and logos on their paths. */
  readonly url: string
  /**
   * `ws://host:port`: PubSub. The next higher port serves PubSub too, unless that port was taken, because
   * web3.js connects there by default.
   */
  readonly wsUrl: string
  /** `http://host:port` of the Geyser service (gRPC without TLS); `undefined`: there is none. */
  readonly geyserUrl?: string | undefined
}

export interface SimulatorServer extends SimulatorPlace {
  /** Closes all connections. Does not stop the ledger, which belongs to the caller. */
  stop(): Promise<void>
}

/** Serves a ledger with the interface of a Solana node. */
export async function createSimulatorServer(options: SimulatorServerOptions): Promise<SimulatorServer> {
  const { host, log } = options
  // First, so that its URL is known when the others are.
  const geyser = options.geyser && (await openGeyserServer(host, options.geyser, log))
  try {
    return await startServer(options, geyser)
  } catch (error) {
    geyser?.stop()
    throw error
  }
}

async function startServer(
  options: SimulatorServerOptions,
  geyser: GeyserServer | undefined,
): Promise<SimulatorServer> {
  const { host, log, clock = systemClock } = options
  let service: Service | undefined
  const { main, sibling, port } = await listenOnPair(host, options.port, (request, response) => {
    if (service) service.answer(request, response)
    else response.destroy()
  })
  const servers = sibling ? [main, sibling] : [main]
  const place = { ...placeOf(host, port), geyserUrl: geyser?.url }
  options.onListening?.(place)
  try {
    // This code runs synchronously once the ports are open, so no connection is accepted before the service
    // exists.
    service = createService(options, place)
  } catch (error) {
    await Promise.all(servers.map(close))
    throw error
  }
  const { view, pubSub } = service
  geyser?.serve(service.node, clock)
  for (const server of servers) pubSub.attach(server)
  if (!sibling) log.warn({ port: port + 1 }, 'pubsub: next port in use, set wsEndpoint in web3.js')

  return {
    ...place,
    async stop() {
      geyser?.stop()
      view.stop()
      await pubSub.stop()
      await Promise.all(servers.map(close))
    },
  }
}

/** The parts of the server that serve HTTP requests and subscriptions. */
interface Service {
  readonly node: Node
  readonly view: ChainView
  readonly pubSub: PubSubServer
  readonly answer: RequestListener
}

function createService(options: SimulatorServerOptions, { url }: SimulatorPlace): Service {
  const { log, clock = systemClock } = options
  const ledger = typeof options.ledger === 'function' ? options.ledger() : options.ledger
  const view = createChainView(ledger, clock)
  const node = { view, blockHeight: createBlockHeights(ledger) }
  const pubSub = createPubSubServer(view, log, options.limits ?? pubSubLimits)
  const handle = createHttpHandler({
    ledger,
    jsonRpc: createJsonRpc(node, log),
    clock,
    rateLimiter: options.rateLimit && createRateLimiter(options.rateLimit, clock),
    origin: () => url,
  })
  return {
    node,
    view,
    pubSub,
    answer(request, response) {
      handle(request, response).catch((error: unknown) => {
        log.error({ err: error, url: request.url }, 'simulator: request failed')
        response.destroy()
      })
    },
  }
}

function placeOf(host: string, port: number): SimulatorPlace {
  const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`
  return { url: `http://${authority}`, wsUrl: `ws://${authority}` }
}
