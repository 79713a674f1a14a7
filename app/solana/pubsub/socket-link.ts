import { WebSocket } from 'ws'
import { createBackoff } from '~/lib/async/backoff'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { redactSecrets } from '../http/redact-secrets'

/** The part of the WebSocket interface that we use. */
export type Socket = Pick<WebSocket, 'on' | 'send' | 'ping' | 'terminate' | 'pause' | 'resume'>

export interface SocketLinkOptions {
  /**
   * URL of the endpoint, or a function that returns the URL before each connection. A function makes it
   * possible to switch to another endpoint.
   */
  readonly url: string | (() => string)
  /** Returns the headers of the handshake, such as one with a key. They never appear in a message. */
  readonly headers?: (() => Readonly<Record<string, string>>) | undefined
  readonly clock: Clock
  readonly random: () => number
  readonly log: Log
  readonly openSocket?: ((url: string, headers?: Readonly<Record<string, string>>) => Socket) | undefined
  /** Called when a new connection to `url` is open. All state of earlier connections is invalid. */
  readonly onOpen: (url: string) => void
  /** Called when the open connection is lost. `deliberate`: `drop` or `stop` closed the connection. */
  readonly onLost: (deliberate: boolean) => void
  readonly onMessage: (text: string) => void
  /** Whether the connection is fully usable. For example, all subscriptions must be confirmed. */
  readonly isSettled: () => boolean
  /**
   * Whether messages arrive constantly on a healthy connection. If false, a pong also shows that the
   * connection works.
   */
  readonly isBusy: () => boolean
}

/**
 * Keeps one WebSocket open. Reconnects after random pauses, and closes a connection on which no messages
 * arrive.
 */
export interface SocketLink {
  start(): void
  /** Sends a message. Returns false if there is no open connection. */
  send(text: string): boolean
  /** Closes the current connection. A new connection follows automatically. */
  drop(reason: string): void
  /**
   * Stops reading messages until `resume`. No messages accumulate in this process, because the server notices
   * the back pressure.
   */
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
 * Time without a message after which a connection counts as dead, even if TCP is up, milliseconds. A node
 * sends a slot every 400 ms.
 */
const silenceMs = 30_000
const checkEveryMs = 5_000
/**
 * Lifetimes after which a connection counts as stable, milliseconds. The first is for a settled connection,
 * the second for any other. After a stable connection the reconnect pauses start small again. Without this
 * condition, a node that closes each new connection would be contacted twice per second.
 */
const provenMs = 10_000
const provenUnsettledMs = 60_000

export function createSocketLink(options: SocketLinkOptions): SocketLink {
  const { url, headers = () => ({}), clock, random, log, openSocket = openWebSocket } = options
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
    const mine = openSocket(opened, headers())
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
    const reason = withHint(redactSecrets(cause, { url: address ?? '', headers: headers() }))
    socket = undefined
    isOpen = false
    mine.terminate()
    if (stopped) return
    problem = `The WebSocket of the Solana RPC is disconnected (${reason}).`
    reconnect(reason)
    if (wasOpen) options.onLost(deliberate)
  }

  function reconnect(reason: string): void {
    // The first pauses for another endpoint are short, because that endpoint has not failed yet.
    if (addressOf() !== address) backoff.reset()
    const waitMs = backoff.nextMs()
    log.warn({ reason, waitMs }, 'websocket: connection lost, reconnecting')
    clearTimeout(reconnectTimer)
    reconnectTimer = setTimeout(connect, waitMs)
  }

  function watch(): void {
    if (socket === undefined) return
    // No messages are expected while reading is paused.
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

function openWebSocket(url: string, headers: Readonly<Record<string, string>> = {}): Socket {
  return new WebSocket(url, {
    headers: { ...headers },
    perMessageDeflate: false,
    handshakeTimeout: 10_000,
    maxPayload: 16 * 1024 * 1024,
  })
}

/**
 * Adds a hint if the server rejected the handshake with an HTTP status. In that case the server is reachable,
 * so the setting is probably wrong.
 */
function withHint(reason: string): string {
  return /server response: 4\d\d/.test(reason) ? `${reason}; check SOLANA_WS_URL` : reason
}
