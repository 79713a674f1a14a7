import { createBackoff } from '~/lib/async/backoff'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { redactSecrets } from '../http/redact-secrets'
import { activeKey, type Followed, isSettled, kindOf, type Wanted } from './followed'
import type { SocketMessage, SubscriptionId } from './notification'

export interface SubscriptionSetOptions {
  /** Returns the headers of the handshake, which must not appear in a message. */
  readonly headers?: (() => Readonly<Record<string, string>>) | undefined
  readonly clock: Clock
  readonly random: () => number
  readonly log: Log
  /** Sends a message on the current connection. Returns false if there is no connection. */
  readonly send: (message: object) => boolean
  /** Number of the current connection. */
  readonly connection: () => number
}

/**
 * The subscriptions of one node. They are requested again on each new connection. Refused subscriptions are
 * requested again later.
 */
export interface SubscriptionSet {
  follow(wanted: Wanted): Followed
  opened(url: string): void
  lost(deliberate: boolean): void
  receive(message: SocketMessage): void
  /** Checks deadlines. Must be called every second. */
  tick(): void
  renew(followed: Followed, reason: string): void
  isSettled(): boolean
  /** Number of notifications that belonged to no subscription. */
  unmatched(): number
}

/** Maximum wait for a confirmation, milliseconds. After that the subscription counts as refused. */
const confirmWithinMs = 10_000
/**
 * Minimum and maximum pause before a refused subscription is requested again, milliseconds. The minimum is
 * short, because a request on an open connection is cheap.
 */
const retryFirstMs = 15_000
const retryLongestMs = 600_000
const closingsThatRefuse = 2

export function createSubscriptionSet(options: SubscriptionSetOptions): SubscriptionSet {
  const { clock, random, log, send, connection } = options
  const followed: Followed[] = []
  const requested = new Map<number, Followed>()
  const active = new Map<string, Set<Followed>>()
  let lastRequest = 0
  let unmatched = 0
  let isOpen = false
  let lastUrl: string | undefined

  function request(each: Followed): void {
    lastRequest += 1
    const message = { jsonrpc: '2.0', id: lastRequest, method: `${each.kind}Subscribe`, params: each.params }
    if (!send(message)) return
    requested.set(lastRequest, each)
    each.state = 'requested'
    each.request = lastRequest
    each.requestedAtMs = clock.monotonicMs()
  }

  function confirm(number: number, id: SubscriptionId): void {
    const each = requested.get(number)
    if (each === undefined) return
    requested.delete(number)
    const key = activeKey(each.kind, id)
    active.set(key, (active.get(key) ?? new Set()).add(each))
    each.ids.add(id)
    each.refusal = undefined
    each.closings = 0
    each.retry.reset()
    if (each.state === 'active') return
    each.state = 'active'
    each.onSubscribed(connection())
  }

  function refuse(each: Followed, refusal: string, reason: string): void {
    each.state = 'refused'
    each.refusal = refusal
    const waitMs = each.retry.nextMs()
    each.retryAtMs = clock.monotonicMs() + waitMs
    const shown = redactSecrets(reason, { url: lastUrl ?? '', headers: options.headers?.() ?? {} })
    log.warn({ subscription: `${each.kind}Subscribe`, reason: shown, waitMs }, refusal)
    each.onInactive()
  }

  function refused(number: number, code: number | undefined, reason: string): void {
    const each = requested.get(number)
    if (each === undefined) return // This may be the response to a request to unsubscribe.
    requested.delete(number)
    // Ignore refusals of older requests, because the subscription was confirmed late or has been requested
    // again.
    if (each.state !== 'requested' || each.request !== number) return
    refuse(each, `The node refuses ${each.kind}Subscribe${code === undefined ? '' : ` (${code})`}`, reason)
  }

  function deliver(message: Extract<SocketMessage, { type: keyof typeof kindOf }>): void {
    const takers = active.get(activeKey(kindOf[message.type], message.subscription))
    if (takers === undefined) unmatched += 1
    else for (const each of takers) each.take(message)
  }

  function forget(each: Followed): void {
    for (const id of each.ids) {
      const key = activeKey(each.kind, id)
      const takers = active.get(key)
      takers?.delete(each)
      if (takers?.size !== 0) continue // Another subscription still uses this id.
      active.delete(key)
      lastRequest += 1
      send({ jsonrpc: '2.0', id: lastRequest, method: `${each.kind}Unsubscribe`, params: [id] })
    }
    each.ids.clear()
  }

  /**
   * Counts a closed connection as a failure of the oldest unanswered request. A node may close the connection
   * instead of refusing a request, and the oldest request is the likely cause.
   */
  function blameOldest(): void {
    const oldest = [...requested.values()].find((each) => each.state === 'requested')
    if (oldest === undefined) return
    oldest.closings += 1
    if (oldest.closings < closingsThatRefuse) return
    refuse(oldest, `The node closes the connection after ${oldest.kind}Subscribe`, 'connection closed')
  }

  return {
    unmatched: () => unmatched,
    isSettled: () => followed.every(isSettled),
    follow(wanted) {
      const retry = createBackoff({ firstMs: retryFirstMs, longestMs: retryLongestMs, random })
      const each: Followed = {
        ...wanted,
        retry,
        state: 'waiting',
        request: 0,
        requestedAtMs: 0,
        ids: new Set(),
        refusal: undefined,
        retryAtMs: 0,
        closings: 0,
      }
      followed.push(each)
      if (isOpen) request(each)
      return each
    },
    opened(url) {
      isOpen = true
      const isOther = url !== lastUrl
      lastUrl = url
      for (const each of followed) {
        if (isOther) each.retry.reset()
        if (isOther || each.state !== 'refused' || each.retryAtMs <= clock.monotonicMs()) request(each)
      }
    },
    lost(deliberate) {
      isOpen = false
      if (!deliberate) blameOldest()
      requested.clear()
      active.clear() // Ids are valid for one connection only.
      for (const each of followed) {
        each.ids.clear()
        if (each.state === 'refused') continue
        each.state = 'waiting'
        each.onInactive()
      }
    },
    receive(message) {
      if (message.type === 'subscribed') confirm(message.request, message.subscription)
      else if (message.type === 'refused') refused(message.request, message.code, message.reason)
      else if (message.type !== 'other') deliver(message)
    },
    tick() {
      const nowMs = clock.monotonicMs()
      for (const each of isOpen ? followed : []) {
        if (each.state === 'requested' && nowMs - each.requestedAtMs >= confirmWithinMs)
          refuse(each, `The node does not confirm ${each.kind}Subscribe`, 'no response')
        else if (each.state === 'refused' && each.retryAtMs <= nowMs) request(each)
      }
    },
    renew(each, reason) {
      if (each.state !== 'active') return
      log.warn({ subscription: `${each.kind}Subscribe`, reason }, 'subscription: requested again')
      forget(each)
      request(each)
      each.onInactive()
    },
  }
}
