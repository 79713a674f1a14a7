import type { SlotChange } from '../ledger'
import type { ChainView } from '../rpc/chain-view'
import type { Commitment } from '../rpc/commitment'
import { type BlockNotices, createBlockNotices, signatureNotice } from './notifications'
import type { SignatureSubscription, Subscription } from './subscription'

/** Takes a message for one client. */
export type Send = (text: string) => void

/** Tells subscribers of blocks as they reach each subscription's commitment. */
export interface Notifier {
  /** Starts a subscription. Its first message follows the current turn of the event loop, so that the id arrives before it. */
  subscribe(subscription: Subscription, send: Send): number
  /** False if there is no such subscription. */
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
    active.delete(each.id) // a signature is told once
    tell(each, signatureNotice(transaction, change.slot))
  }

  /** A transaction may have got there before its subscriber. */
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
