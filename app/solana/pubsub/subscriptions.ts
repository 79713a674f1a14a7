import type { Address, Signature } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { RpcAccount } from '../snapshot/account-json'
import type { RpcAccountFilter } from '../snapshot/program-accounts'
import { type Followed, isSettled, type Wanted } from './followed'
import { parseSocketMessage } from './notification'
import { createSocketLink, type SocketLink, type SocketLinkOptions } from './socket-link'
import { createSubscriptionSet } from './subscription-set'

interface Listener {
  /**
   * Called when the subscription becomes active. Earlier notifications are not repeated, so earlier changes
   * must be read in another way. Connections are numbered from 1.
   */
  onSubscribed(connection: number): void
  /**
   * Called when the subscription becomes inactive or the node refuses it. The reason is `problem` of the
   * subscription.
   */
  onInactive?(): void
}

export interface AccountListener extends Listener {
  onAccount(account: RpcAccount, slot: Slot): void
}

export interface LogsListener extends Listener {
  /** `logs`: the log lines; `undefined` if the node does not send them. */
  onLogs(signature: Signature, slot: Slot, failed: boolean, logs?: readonly string[]): void
}

export interface SlotListener extends Listener {
  /** `parent`: slot of the block before. `undefined`: the node does not say. */
  onSlot(slot: Slot, parent: Slot | undefined): void
}

/** One subscription, which is renewed on every connection. */
export interface Subscription {
  /**
   * Why the subscription is inactive, as a clause without a full stop. `undefined`: the subscription is
   * active.
   */
  problem(): string | undefined
  /**
   * Whether the node has confirmed or refused the subscription. In that case there is no reason to wait
   * longer.
   */
  isSettled(): boolean
  /**
   * Ends an active subscription and requests it again on the same connection. For a subscription whose
   * notifications have stopped.
   */
  renew(reason: string): void
}

/**
 * PubSub connection to a node at commitment `confirmed`. It reconnects after every loss, and then requests
 * all subscriptions again. If the node refuses a subscription, the others are unaffected, and the refused one
 * is requested again later.
 */
export interface Subscriptions {
  followProgram(
    programId: Address,
    filters: readonly RpcAccountFilter[],
    listener: AccountListener,
  ): Subscription
  followLogs(mentions: Address, listener: LogsListener): Subscription
  followSlots(listener: SlotListener): Subscription
  start(): void
  pause(): void
  resume(): void
  /** Whether reading is paused. Between `pause` and `resume`, notifications wait on the server. */
  isPaused(): boolean
  /**
   * Closes the current connection, for example to change the endpoint. A new connection follows after the
   * usual pause.
   */
  drop(reason: string): void
  /** Why there is no connection, as a sentence. `undefined`: the connection is open. */
  problem(): string | undefined
  /** Monotonic time of the last message, milliseconds. `undefined`: none yet. */
  lastMessageMs(): number | undefined
  counters(): Readonly<Record<string, number>>
  stop(): void
}

export interface SubscriptionsOptions
  extends Omit<SocketLinkOptions, 'onOpen' | 'onLost' | 'onMessage' | 'isSettled' | 'isBusy'> {
  /** Whether the chain may have reached a slot. Notifications of other slots are dropped. Default: every slot. */
  readonly allowsSlot?: ((slot: Slot) => boolean) | undefined
}

const commitment = 'confirmed'
const tickMs = 1_000

export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const { allowsSlot = () => true } = options
  let unreadable = 0
  let implausible = 0
  let paused = false
  let slots: Followed | undefined
  let ticking: NodeJS.Timeout | undefined
  const link: SocketLink = createSocketLink({
    ...options,
    onOpen: (url) => set.opened(url),
    onLost: (deliberate) => set.lost(deliberate),
    onMessage: receive,
    isSettled: () => set.isSettled(),
    isBusy: () => slots?.state === 'active',
  })
  const set = createSubscriptionSet({
    ...options,
    send: (message) => link.send(JSON.stringify(message)),
    connection: () => link.counters().connections,
  })

  function receive(text: string): void {
    const message = parseSocketMessage(text)
    if (message === undefined) unreadable += 1
    else if ('slot' in message && !allowsSlot(message.slot)) implausible += 1
    else set.receive(message)
  }

  function problemOf({ kind, state, refusal }: Followed): string | undefined {
    if (state === 'active') return undefined
    const lost = link.problem()?.replace(/\.$/, '')
    return lost ?? refusal ?? `The node has not confirmed ${kind}Subscribe yet`
  }

  function follow(wanted: Wanted): { readonly followed: Followed; readonly handle: Subscription } {
    const followed = set.follow(wanted)
    const handle: Subscription = {
      problem: () => problemOf(followed),
      isSettled: () => isSettled(followed),
      renew: (reason) => set.renew(followed, reason),
    }
    return { followed, handle }
  }

  return {
    ...followers(follow, (followed) => {
      slots = followed
    }),
    drop: link.drop,
    problem: link.problem,
    lastMessageMs: link.lastMessageMs,
    isPaused: () => paused,
    counters: () => ({ ...link.counters(), unreadable, implausible, stray: set.unmatched() }),
    start() {
      ticking = setInterval(set.tick, tickMs)
      link.start()
    },
    pause() {
      paused = true
      link.pause()
    },
    resume() {
      paused = false
      link.resume()
    },
    stop() {
      clearInterval(ticking)
      link.stop()
    },
  }
}

type Follow = (wanted: Wanted) => { readonly followed: Followed; readonly handle: Subscription }

/** Returns the RPC methods of the three kinds of subscriptions, with their parameters. */
function followers(
  follow: Follow,
  onSlots: (followed: Followed) => void,
): Pick<Subscriptions, 'followProgram' | 'followLogs' | 'followSlots'> {
  return {
    followProgram(programId, filters, listener) {
      const params = [programId, { encoding: 'base64', commitment, filters }]
      return follow({
        ...basicsOf(listener),
        kind: 'program',
        params,
        take(message) {
          // Some servers give two subscriptions the same id, and send the accounts of both under that id.
          if (message.type === 'account' && isOf(programId, message.account))
            listener.onAccount(message.account, message.slot)
        },
      }).handle
    },
    followLogs(mentions, listener) {
      return follow({
        ...basicsOf(listener),
        kind: 'logs',
        params: [{ mentions: [mentions] }, { commitment }],
        take(message) {
          if (message.type !== 'logs') return
          const { signature, slot, failed, logs } = message
          listener.onLogs(signature, slot, failed, logs)
        },
      }).handle
    },
    followSlots(listener) {
      const { followed, handle } = follow({
        ...basicsOf(listener),
        kind: 'slot',
        params: [],
        take(message) {
          if (message.type === 'slot') listener.onSlot(message.slot, message.parent)
        },
      })
      onSlots(followed)
      return handle
    },
  }
}

function basicsOf(listener: Listener): Pick<Wanted, 'onSubscribed' | 'onInactive'> {
  return {
    onSubscribed: (connection) => listener.onSubscribed(connection),
    onInactive: () => listener.onInactive?.(),
  }
}

/**
 * Whether an account belongs to the program. A closed account may be reported one last time. In that report
 * it is empty and owned by the system program.
 */
function isOf(programId: Address, { owner, lamports }: RpcAccount): boolean {
  return owner === programId || lamports === 0
}
