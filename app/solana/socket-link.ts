import { WebSocket } from 'ws'
import { createBackoff } from '~/lib/backoff'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { redactSecrets } from './redact-secrets'

/** The part of a WebSocket that we use. */
export type Socket = Pick<WebSocket, 'on' | 'send' | 'ping' | 'terminate' | 'pause' | 'resume'>

export interface SocketLinkOptions {
  /** Where to connect. A function is called before each connection, so that the next one may go to another endpoint. */
  readonly url: string | (() => string)
  readonly clock: Clock
  readonly random: () => number
  readonly log: Log
  readonly openSocket?: ((url: string) => Socket) | undefined
  /** A fresh connection to `url` is open: nothing of an earlier one is valid any more. */
  readonly onOpen: (url: string) => void
  /** The open connection is gone; `deliberate` = by `drop` or `stop`. */
  readonly onLost: (deliberate: boolean) => void
  readonly onMessage: (text: string) => void
  /** The connection does what it is for, as far as its user can see. */
  readonly isSettled: () => boolean
  /** Messages arrive all the time on a healthy connection. If not, the answer to a ping is a sign of life, too. */
  readonly isBusy: () => boolean
}

/** Keeps one WebSocket open: reconnects with jitter, and gives up a connection that has gone silent. */
export interface SocketLink {
  start(): void
  /** False when there is no open connection. */
  send(text: string): boolean
  /** Gives up the present connection; a new one follows by itself. */
  drop(reason: string): void
  /** Stops reading, so that the other side feels it and nothing piles up here; `resume` goes on. */
  pause(): void
  resume(): void
  /** Why there is no connection, as a sentence; undefined while it is open. */
  problem(): string | undefined
  /** Monotonic time of the last message, milliseconds; undefined before the first. */
  lastMessageMs(): number | undefined
  counters(): { readonly connections: number; readonly messages: number }
  stop(): void
}

/** A node sends a slot every 400 ms: a silence of this length is a dead connection, whatever TCP says. */
const silenceMs = 30_000
const checkEveryMs = 5_000
/**
 * A connection has proved itself after this time if it is settled, and otherwise after the longer one. Only then the pauses before
 * reconnects start small again: a node that closes each fresh connection would be asked for one twice a second.
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
    problem = `The WebSocket of the Solana RPC is gone (${reason}).`
    reconnect(reason)
    if (wasOpen) options.onLost(deliberate)
  }

  function reconnect(reason: string): void {
    // Another endpoint has done nothing yet that it should be spared for.
    if (addressOf() !== address) backoff.reset()
    const waitMs = backoff.nextMs()
    log.warn({ reason, waitMs }, 'WebSocket lost, connecting again')
    clearTimeout(reconnectTimer)
    reconnectTimer = setTimeout(connect, waitMs)
  }

  function watch(): void {
    if (socket === undefined) return
    // While we do not read, silence is our own doing.
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

/** The server answered the handshake by HTTP: it is there, and not what the setting says. */
function withHint(reason: string): string {
  return /server response: 4\d\d/.test(reason) ? `${reason}; check SOLANA_WS_URL` : reason
}
