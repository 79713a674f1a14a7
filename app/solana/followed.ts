import type { Backoff } from '~/lib/backoff'
import type { SocketMessage, SubscriptionId } from './notification'

/**
 * Kinds of subscriptions of a node. `logs` stands for `logsSubscribe`, `logsUnsubscribe` and
 * `logsNotification`.
 */
export type SubscriptionKind = 'program' | 'logs' | 'slot'

/** The parameters of a subscription, and the receiver of its notifications. */
export interface Wanted {
  readonly kind: SubscriptionKind
  readonly params: readonly unknown[]
  onSubscribed(connection: number): void
  /** Called when the subscription stops reporting or the node refuses it. */
  onInactive(): void
  take(message: SocketMessage): void
}

/** State of a subscription. `waiting`: no connection, or not requested on the current one yet. */
export type FollowedState = 'waiting' | 'requested' | 'active' | 'refused'

/** A subscription that is renewed on every connection, and its state on the current one. */
export interface Followed extends Wanted {
  readonly retry: Backoff
  state: FollowedState
  /** Id of the newest request for the subscription. */
  request: number
  requestedAtMs: number
  /**
   * Ids of the subscription on the current connection. More than one if a confirmation came after its
   * deadline.
   */
  readonly ids: Set<SubscriptionId>
  /** Why the node refuses the subscription, as a clause. `undefined`: never refused, or confirmed since. */
  refusal: string | undefined
  retryAtMs: number
  /** Number of consecutive connections that the node closed without a response to the request. */
  closings: number
}

/**
 * Whether the node has confirmed or refused the subscription. A refused one stays settled until it is
 * confirmed.
 */
export function isSettled({ state, refusal }: Followed): boolean {
  return state === 'active' || refusal !== undefined
}

/** Combines kind and id, because some servers number each kind separately. */
export function activeKey(kind: SubscriptionKind, id: SubscriptionId): string {
  return `${kind} ${id}`
}

/** The kind of subscription that a notification belongs to. */
export const kindOf = { account: 'program', logs: 'logs', slot: 'slot' } as const
