import type { Backoff } from '~/lib/backoff'
import type { SocketMessage, SubscriptionId } from './notification'

/** What a node can be subscribed to; `logs` stands for `logsSubscribe`, `logsUnsubscribe` and `logsNotification`. */
export type SubscriptionKind = 'program' | 'logs' | 'slot'

/** What one subscription asks for, and who takes its notifications. */
export interface Wanted {
  readonly kind: SubscriptionKind
  readonly params: readonly unknown[]
  onSubscribed(connection: number): void
  /** The subscription does not report any more, or the node has refused it. */
  onInactive(): void
  take(message: SocketMessage): void
}

/** `waiting` = there is no connection, or its turn has not come. */
export type FollowedState = 'waiting' | 'requested' | 'active' | 'refused'

/** A subscription that is kept up over all connections, and how it is doing on the present one. */
export interface Followed extends Wanted {
  readonly retry: Backoff
  state: FollowedState
  /** Number of the newest request for it. */
  request: number
  requestedAtMs: number
  /** Its ids on the present connection; more than one if a confirmation came after its deadline. */
  readonly ids: Set<SubscriptionId>
  /** Why the node does not serve it, as a clause; undefined until it has been refused, and again once it is confirmed. */
  refusal: string | undefined
  retryAtMs: number
  /** Connections in a row that were closed before they answered the request for it. */
  closings: number
}

/** The node has confirmed or refused it. One that is requested again after a refusal counts as refused until it is confirmed. */
export function isSettled({ state, refusal }: Followed): boolean {
  return state === 'active' || refusal !== undefined
}

/** Kind and id together: some servers number each kind on its own. */
export function activeKey(kind: SubscriptionKind, id: SubscriptionId): string {
  return `${kind} ${id}`
}

/** The kind of subscription that a notification belongs to. */
export const kindOf = { account: 'program', logs: 'logs', slot: 'slot' } as const
