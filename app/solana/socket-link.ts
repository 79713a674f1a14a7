import { WebSocket } from 'ws'
import { createBackoff } from '~/lib/backoff'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { redactSecrets } from './redact-secrets'

/** The part of a WebSocket that we use. */
export type Socket = Pick<WebSocket, 'on' | 'send' | 'ping' | 'terminate' | 'pause' | 'resume'>

export interface SocketLinkOptions {
  /**
   * URL of the endpoint, or a function that returns it before each connection, so that it can switch to
   * another endpoint.
   */
  readonly url: string | (() => string)
  readonly clock: Clock
  readonly random: () => number
  readonly log: Log
  readonly openSocket?: ((url: string) => Socket) | undefined
  /** A new connection to `url` is open. Everything of an earlier connection is invalid. */
  readonly onOpen: (url: string) => void
  /** The open connection is lost. `deliberate`: by `drop` or `stop`. */
  readonly onLost: (deliberate: boolean) => void
  readonly onMessage: (text: string) => void
  /** Whether the connection is fully usable, for example because all subscriptions are confirmed. */
  readonly isSettled: () => boolean
  /**
   * Whether messages arrive constantly on a healthy connection. If not, a pong also counts as a sign of life.
   */
  readonly isBusy: () => boolean
}

/** Keeps one WebSocket open. Reconnects with jitter, and closes a connection that has gone silent. */
export interface SocketLink {
  start(): void
  /** Sends a message. Returns false if there is no open connection. */
  send(text: string): boolean
  /** Closes the current connection; a new one follows automatically. */
  drop(reason: string): void
  /** Stops reading until `resume`. The server notices the back pressure, and no messages accumulate here. */
  pause(): void
  resume(): void
  /** Why there is no connection, as a sentence. `undefined`: the connection is open. */
  problem(): string | undefined
  /** Monotonic time of the last message, milliseconds. `undefined`: none yet. */
  lastMessageMs(): number | undefined
  counters(): { readonly connections: number; readonly messages: number }
  stop(): void
}

/**
 * Silence after which a connection is dead, even if TCP is up, milliseconds. A node sends a slot every 400
 * ms.
 */
const silenceMs = 30_000
const checkEveryMs = 5_000
/**
 * Time after which a connection counts as proven: the first if it is settled, otherwise the second,
 * milliseconds. Only then do reconnect pauses start small again. Otherwise a node that closes each new
 * connection would get two attempts per second.
 */
const provenMs = 10_000
const provenUnsettledMs = 60_000

export function createSocketLink(options: SocketLinkOptions): SocketLink {
  const { url, clock, random, log, openSocket = openWebSocket } = options
  const backoff = createBackoff({ firstMs: 500, longestMs: 30_000, random })
  const counters = { connections: 0, messages: 0 }
  let socket: Socket | undefined
  let address: string | undefined
  let isOpen = false
  let paused = false
  let stopped = false
  let problem: string | undefined = 'The WebSocket of the Solana RPC is being opened.'
  let lastMessageMs: number | undefined
  let aliveAtMs = 0
  let openedAtMs = 0
  let reconnectTimer: NodeJS.Timeout | undefined
  let watchdog: NodeJS.Timeout | undefined

  const addressOf = (): string => (typeof url === 'string' ? url : url())

  function connect(): void {
    const opened = addressOf()
    address = opened
    const mine = openSocket(opened)
    socket = mine
    aliveAtMs = clock.monotonicMs()
    mine.on('open', () => {
      if (mine !== socket) return
      isOpen = true
      problem = undefined
      openedAtMs = clock.monotonicMs()
      counters.connections += 1
      if (paused) mine.pause()
      options.onOpen(opened)
    })
    mine.on('message', (data: Buffer) => {
      if (mine !== socket) return
      counters.messages += 1
      aliveAtMs = clock.monotonicMs()
      lastMessageMs = aliveAtMs
      options.onMessage(data.toString('latin1'))
    })
    mine.on('pong', () => {
      if (mine === socket && !options.isBusy()) aliveAtMs = clock.monotonicMs()
    })
    mine.on('error', (error: Error) => lose(mine, error.message))
    mine.on('close', (code: number) => lose(mine, `closed with code ${code}`))
  }

  function lose(mine: Socket, cause: string, deliberate = false): void {
    if (mine !== socket) return
    const wasOpen = isOpen
    const reason = withHint(redactSecrets(cause, { url: address ?? '' }))
    socket = undefined
    isOpen = false
    mine.terminate()
    if (stopped) return
    problem = `The WebSocket of the Solana RPC is disconnected (${reason}).`
    reconnect(reason)
    if (wasOpen) options.onLost(deliberate)
  }

  function reconnect(reason: string): void {
    // Another endpoint starts with short pauses, because it has not failed yet.
    if (addressOf() !== address) backoff.reset()
    const waitMs = backoff.nextMs()
    log.warn({ reason, waitMs }, 'websocket: connection lost, reconnecting')
    clearTimeout(reconnectTimer)
    reconnectTimer = setTimeout(connect, waitMs)
  }

  function watch(): void {
    if (socket === undefined) return
    // While we do not read, no messages are expected.
    if (paused) aliveAtMs = clock.monotonicMs()
    else if (clock.monotonicMs() - aliveAtMs >= silenceMs) lose(socket, `silent for ${silenceMs / 1000} s`)
    else if (isOpen) checkOpen(socket)
  }

  function checkOpen(mine: Socket): void {
    const livedMs = clock.monotonicMs() - openedAtMs
    if (livedMs >= provenUnsettledMs || (livedMs >= provenMs && options.isSettled())) backoff.reset()
    mine.ping()
  }

  return {
    problem: () => problem,
    lastMessageMs: () => lastMessageMs,
    counters: () => counters,
    start() {
      watchdog = setInterval(watch, checkEveryMs)
      connect()
    },
    send(text) {
      if (!isOpen || socket === undefined) return false
      socket.send(text)
      return true
    },
    drop(reason) {
      if (socket) lose(socket, reason, true)
      else if (!stopped && address !== undefined && addressOf() !== address) reconnect(reason)
    },
    pause() {
      paused = true
      if (isOpen) socket?.pause()
    },
    resume() {
      paused = false
      if (isOpen) socket?.resume()
    },
    stop() {
      stopped = true
      clearInterval(watchdog)
      clearTimeout(reconnectTimer)
      if (socket) lose(socket, 'stopped', true)
    },
  }
}

function openWebSocket(url: string): Socket {
  return new WebSocket(url, {
    perMessageDeflate: false,
    handshakeTimeout: 10_000,
    maxPayload: 16 * 1024 * 1024,
  })
}

/**
 * Adds a hint if the server rejected the handshake with an HTTP status: it is reachable, but the setting is
 * wrong.
 */
function withHint(reason: string): string {
  return /server response: 4\d\d/.test(reason) ? `${reason}; check SOLANA_WS_URL` : reason
}
