import type { Backoff } from '~/lib/async/backoff'
import type { SocketMessage, SubscriptionId } from './notification'

/**
 * Kinds of subscriptions of a node. For example, `logs` means `logsSubscribe`, `logsUnsubscribe` and
 * `logsNotification`.
 */
export type SubscriptionKind = 'program' | 'logs' | 'slot'

/** The parameters of a subscription, and the receiver of its notifications. */
export interface Wanted {
  readonly kind: SubscriptionKind
  readonly params: readonly unknown[]
  onSubscribed(connection: number): void
  /** Called when the subscription becomes inactive or the node refuses it. */
  onInactive(): void
  take(message: SocketMessage): void
}

/**
 * State of a subscription. `waiting`: there is no connection, or the subscription has not been requested on
 * the current connection yet.
 */
export type FollowedState = 'waiting' | 'requested' | 'active' | 'refused'

/** A subscription that is renewed on every connection, with its state on the current connection. */
export interface Followed extends Wanted {
  readonly retry: Backoff
  state: FollowedState
  /** Id of the newest JSON-RPC request for the subscription. */
  request: number
  requestedAtMs: number
  /**
   * Ids of the subscription on the current connection. There are several if a confirmation arrived after its
   * deadline and the subscription had been requested again.
   */
  readonly ids: Set<SubscriptionId>
  /**
   * Why the node refuses the subscription, as a clause. `undefined`: the node has never refused it, or has
   * confirmed it after the refusal.
   */
  refusal: string | undefined
  retryAtMs: number
  /**
   * Number of consecutive connections that the node closed without a response to the subscription request.
   */
  closings: number
}

/**
 * Whether the node has confirmed or refused the subscription. A refused subscription stays settled while it
 * is requested again.
 */
export function isSettled({ state, refusal }: Followed): boolean {
  return state === 'active' || refusal !== undefined
}

/**
 * Returns a key from the kind and the id of a subscription, because some servers number each kind separately.
 */
export function activeKey(kind: SubscriptionKind, id: SubscriptionId): string {
  return `${kind} ${id}`
}

/** The kind of subscription that sends each kind of notification. */
export const kindOf = { account: 'program', logs: 'logs', slot: 'slot' } as const
