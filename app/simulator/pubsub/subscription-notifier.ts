import type { SlotChange } from '../ledger'
import type { ChainView } from '../rpc/chain-view'
import type { Commitment } from '../rpc/commitment'
import { type BlockNotices, createBlockNotices, signatureNotice } from './notifications'
import type { SignatureSubscription, Subscription } from './subscription'

/** Sends a message to one client. */
export type Send = (text: string) => void

/** Notifies subscribers of each block when it reaches the commitment of the subscription. */
export interface Notifier {
  /**
   * Starts a subscription and returns its id. Notifications start after the current turn of the event loop,
   * so that the client receives the subscription id before the first notification.
   */
  subscribe(subscription: Subscription, send: Send): number
  /** Ends a subscription. Returns `false` if the subscription does not exist. */
  unsubscribe(id: number): boolean
  stop(): void
}

interface Active {
  readonly id: number
  readonly subscription: Subscription
  readonly send: Send
}

export function createNotifier(view: ChainView): Notifier {
  const active = new Map<number, Active>()
  let nextId = 1

  const stopListening = view.onBlock((commitment, change) => {
    const notices = createBlockNotices(change)
    for (const each of active.values()) notify(each, commitment, change, notices)
  })

  function notify(each: Active, commitment: Commitment, change: SlotChange, notices: BlockNotices): void {
    const { subscription } = each
    if (subscription.kind === 'slot') {
      if (commitment === 'processed') tell(each, slotNotice(change, view))
    } else if (subscription.kind === 'root') {
      if (commitment === 'finalized') tell(each, String(change.slot))
    } else if (subscription.commitment === commitment) {
      if (subscription.kind === 'signature') tellSignature(each, subscription, change)
      else for (const result of resultsFor(subscription, notices)) tell(each, result)
    }
  }

  function tellSignature(each: Active, { signature }: SignatureSubscription, change: SlotChange): void {
    const transaction = change.transactions.find((candidate) => candidate.signature === signature)
    if (!transaction) return
    active.delete(each.id) // A signature subscription ends with its first notification.
    tell(each, signatureNotice(transaction, change.slot))
  }

  /** Notifies of a transaction that was already processed when its subscription started. */
  function tellKnownSignature(each: Active, { signature, commitment }: SignatureSubscription): void {
    const transaction = view.ledger.transaction(signature)
    const slot = view.slotAt(commitment)
    if (!transaction || transaction.slot > slot || !active.delete(each.id)) return
    tell(each, signatureNotice(transaction, slot))
  }

  return {
    subscribe(subscription, send) {
      const each = { id: nextId, subscription, send }
      nextId += 1
      active.set(each.id, each)
      if (subscription.kind === 'signature') setImmediate(() => tellKnownSignature(each, subscription))
      return each.id
    },
    unsubscribe: (id) => active.delete(id),
    stop() {
      stopListening()
      active.clear()
    },
  }
}

function resultsFor(
  subscription: Exclude<Subscription, SignatureSubscription | { kind: 'slot' | 'root' }>,
  notices: BlockNotices,
): readonly string[] {
  switch (subscription.kind) {
    case 'account':
      return notices.account(subscription)
    case 'program':
      return notices.program(subscription)
    case 'logs':
      return notices.logs(subscription)
  }
}

function slotNotice(change: SlotChange, view: ChainView): string {
  return `{"parent":${change.parent},"root":${view.slotAt('finalized')},"slot":${change.slot}}`
}

function tell({ id, subscription, send }: Active, result: string): void {
  send(
    `{"jsonrpc":"2.0","method":"${subscription.kind}Notification","params":{"result":${result},"subscription":${id}}}`,
  )
}
