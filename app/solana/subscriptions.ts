import type { Address, Signature } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import type { RpcAccount } from './account-json'
import { parseSocketMessage, type SocketMessage } from './notification'
import type { RpcAccountFilter } from './program-accounts'
import { createSocketLink, type SocketLink, type SocketLinkOptions } from './socket-link'

interface Listener {
  /**
   * The subscription holds. Nothing is replayed: whatever happened before this moment has to be fetched. Connections are numbered from 1.
   */
  onSubscribed(connection: number): void
}

export interface AccountListener extends Listener {
  onAccount(account: RpcAccount, slot: Slot): void
}

export interface LogsListener extends Listener {
  onLogs(signature: Signature, slot: Slot, failed: boolean): void
}

export interface SlotListener extends Listener {
  onSlot(slot: Slot): void
}

/** PubSub of a node, confirmed, over one connection that is opened again whenever it is lost. Subscriptions are made anew by themselves. */
export interface Subscriptions {
  followProgram(programId: Address, filters: readonly RpcAccountFilter[], listener: AccountListener): void
  followLogs(mentions: Address, listener: LogsListener): void
  followSlots(listener: SlotListener): void
  start(): void
  pause(): void
  resume(): void
  /** Closes the present connection, for example to change the endpoint. The next connection follows after the usual pause. */
  drop(reason: string): void
  problem(): string | undefined
  /** Monotonic time of the last message, milliseconds; undefined before the first. */
  lastMessageMs(): number | undefined
  counters(): Readonly<Record<string, number>>
  stop(): void
}

export type SubscriptionsOptions = Omit<SocketLinkOptions, 'onOpen' | 'onMessage'>

interface Followed {
  readonly method: string
  readonly params: readonly unknown[]
  readonly listener: Listener
  take(message: SocketMessage): void
}

const commitment = 'confirmed'

export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const { log } = options
  const followed: Followed[] = []
  const requested = new Map<number, Followed>()
  const active = new Map<number, Followed>()
  const counters = { unreadable: 0, stray: 0 }
  let lastRequest = 0
  const link: SocketLink = createSocketLink({ ...options, onOpen: subscribeAll, onMessage: receive })

  function subscribe(subscription: Followed): void {
    const { method, params } = subscription
    const id = lastRequest + 1
    if (!link.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))) return
    lastRequest = id
    requested.set(id, subscription)
  }

  function subscribeAll(): void {
    requested.clear()
    active.clear() // ids of subscriptions die with their connection
    for (const subscription of followed) subscribe(subscription)
  }

  function follow(subscription: Followed): void {
    followed.push(subscription)
    subscribe(subscription)
  }

  function receive(text: string): void {
    const message = parseSocketMessage(text)
    if (message === undefined) counters.unreadable += 1
    else if (message.type === 'subscribed') confirm(message.request, message.subscription)
    else if (message.type === 'refused') refuse(message.request, message.reason)
    else if (message.type !== 'other') deliver(message, message.subscription)
  }

  function confirm(request: number, id: number): void {
    const subscription = requested.get(request)
    if (subscription === undefined) return
    requested.delete(request)
    active.set(id, subscription)
    subscription.listener.onSubscribed(link.counters().connections)
  }

  function refuse(request: number, reason: string): void {
    const method = requested.get(request)?.method
    log.warn({ method, reason }, 'The Solana RPC refuses a subscription')
    link.drop(`${method ?? 'a subscription'} was refused: ${reason}`)
  }

  function deliver(message: SocketMessage, id: number): void {
    const subscription = active.get(id)
    if (subscription === undefined) counters.stray += 1
    else subscription.take(message)
  }

  return {
    start: link.start,
    pause: link.pause,
    resume: link.resume,
    drop: link.drop,
    problem: link.problem,
    lastMessageMs: link.lastMessageMs,
    counters: () => ({ ...link.counters(), ...counters }),
    stop: link.stop,
    followProgram(programId, filters, listener) {
      follow({
        method: 'programSubscribe',
        params: [programId, { encoding: 'base64', commitment, filters }],
        listener,
        take(message) {
          if (message.type === 'account') listener.onAccount(message.account, message.slot)
        },
      })
    },
    followLogs(mentions, listener) {
      follow({
        method: 'logsSubscribe',
        params: [{ mentions: [mentions] }, { commitment }],
        listener,
        take(message) {
          if (message.type === 'logs') listener.onLogs(message.signature, message.slot, message.failed)
        },
      })
    },
    followSlots(listener) {
      follow({
        method: 'slotSubscribe',
        params: [],
        listener,
        take(message) {
          if (message.type === 'slot') listener.onSlot(message.slot)
        },
      })
    },
  }
}
