import { createHash, timingSafeEqual } from 'node:crypto'
import { type handleUnaryCall, type Metadata, Server, ServerCredentials } from '@grpc/grpc-js'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { geyserService } from '~/solana/geyser/service'
import type { Node } from '../rpc/node'
import { createChainFeed, type FeedLimits } from './chain-feed'
import { failed, GeyserError, starting, unauthenticated } from './geyser-error'
import { withMapValues } from './request-bytes'
import { type SubscriberOptions, serveSubscriber } from './subscriber'
import { type GeyserNode, unaryMethods } from './unary-methods'
import type { SubscribeCall } from './update-sender'

export interface GeyserOptions extends Partial<FeedLimits & SubscriberLimits> {
  /** Port; 0: any free port. */
  readonly port: number
  /** Value of the metadata `x-token` that clients must send; `undefined`: clients need no token. */
  readonly token?: string | undefined
}

type SubscriberLimits = Pick<SubscriberOptions, 'maxQueuedUpdates' | 'pingMs'>

/** Defaults of a node. 150 slots are about one minute. */
const usualLimits: FeedLimits & SubscriberLimits = {
  replaySlots: 150,
  replayChanges: 100_000,
  maxQueuedUpdates: 100_000,
  pingMs: 10_000,
}

/** Error if the port of the Geyser service can't be opened. */
export class GeyserPortTaken extends Error {
  override readonly name = 'GeyserPortTaken'
}

export interface GeyserServer {
  /** `http://host:port` */
  readonly url: string
  /** Serves a node. Until this is called, every call is answered with the status UNAVAILABLE. */
  serve(node: Node, clock: Clock): void
  /** Ends all streams and closes the port. */
  stop(): void
}

/** Opens the port of the Geyser service. Throws {@link GeyserPortTaken}. */
export async function openGeyserServer(
  host: string,
  options: GeyserOptions,
  log: Log,
): Promise<GeyserServer> {
  const { port, token, ...chosen } = options
  const limits = { ...usualLimits, ...chosen }
  const requireToken = createTokenCheck(token)
  const server = new Server()
  let served: GeyserNode | undefined

  /** Returns what is served. Throws if the token is wrong or the node is still starting. */
  function admit(metadata: Metadata): GeyserNode {
    requireToken(metadata)
    if (served === undefined) throw starting()
    return served
  }

  server.addService(definition, {
    ...unaryHandlers(admit, log),
    subscribe(call: SubscribeCall) {
      // A client may cancel its call at any time. Without a listener, the error would end the process.
      call.on('error', () => undefined)
      try {
        serveSubscriber(call, { feed: admit(call.metadata).feed, ...limits, log })
      } catch (error) {
        call.emit('error', statusOf(error, log))
      }
    },
  })
  const authority = host.includes(':') ? `[${host}]` : host
  const bound = await bind(server, `${authority}:${port}`)
  return {
    url: `http://${authority}:${bound}`,
    serve(node, clock) {
      served = { node, feed: createChainFeed(node, limits, clock) }
    },
    stop() {
      served?.feed.stop()
      server.forceShutdown()
    },
  }
}

const { Subscribe, SubscribeDeshred: _, ...unaryDefinitions } = geyserService.service

/**
 * Definition of the served methods. Requests of `Subscribe` may lack values of maps, and its updates are
 * already encoded when they are sent.
 */
const definition = {
  ...unaryDefinitions,
  Subscribe: {
    ...Subscribe,
    requestDeserialize: (bytes: Buffer) => Subscribe.requestDeserialize(withMapValues(bytes)),
    responseSerialize: (update: Buffer) => update,
  },
}

function unaryHandlers(admit: (metadata: Metadata) => GeyserNode, log: Log) {
  const unary =
    <Request, Response>(
      respond: (request: Request, node: GeyserNode) => Response,
    ): handleUnaryCall<Request, Response> =>
    (call, callback) => {
      try {
        callback(null, respond(call.request, admit(call.metadata)))
      } catch (error) {
        callback(statusOf(error, log))
      }
    }
  return {
    getSlot: unary(unaryMethods.getSlot),
    getBlockHeight: unary(unaryMethods.getBlockHeight),
    getLatestBlockhash: unary(unaryMethods.getLatestBlockhash),
    isBlockhashValid: unary(unaryMethods.isBlockhashValid),
    ping: unary(unaryMethods.ping),
    getVersion: unary(unaryMethods.getVersion),
    subscribeReplayInfo: unary(unaryMethods.subscribeReplayInfo),
  }
}

function statusOf(error: unknown, log: Log) {
  if (!(error instanceof GeyserError)) log.error({ err: error }, 'geyser: method failed')
  const { code, details } = error instanceof GeyserError ? error : failed()
  return { code, details }
}

/** Returns a check of the token. It compares hashes, so that its time does not depend on the token. */
function createTokenCheck(token: string | undefined): (metadata: Metadata) => void {
  if (token === undefined) return () => undefined
  const wanted = hashOf(token)
  return (metadata) => {
    const [given = ''] = metadata.get('x-token')
    if (!timingSafeEqual(hashOf(given.toString()), wanted)) throw unauthenticated()
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function bind(server: Server, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(address, ServerCredentials.createInsecure(), (error, port) => {
      if (error) reject(new GeyserPortTaken(`${address} can't be opened: ${error.message}`))
      else resolve(port)
    })
  })
}
