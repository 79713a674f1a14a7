import type { Address } from '~/domain/ids'
import type { Slot, UnixSeconds } from '~/domain/time'
import type { RpcClient } from '~/solana/rpc-client'
import { kindOfFailure } from '~/solana/rpc-error'
import type { SignatureInfo } from '~/solana/signatures'
import type { CursorMove } from '~/store/batch'
import { createSignaturePages, type SignatureRange } from './signature-pages'

/** Which part of a list of signatures, which runs from the newest to the oldest. */
export interface ListEnd {
  /** Only what is older; undefined = from the tip. */
  readonly before?: SignatureRange['before']
  /** Nothing above this slot, for a list from the tip. */
  readonly downTo?: SignatureRange['downTo']
  /** The cursor: nothing at or before it. */
  readonly cursor?: CursorMove | undefined
  /** Nothing before this time, but never fewer than `atLeast`. */
  readonly fromTime?: UnixSeconds | undefined
  readonly atLeast?: number | undefined
  /** Nothing beyond so many. */
  readonly most: number
}

export interface SignatureList {
  /** Newest first. */
  readonly signatures: readonly SignatureInfo[]
  /** The end was reached; false = cut off at `most`. */
  readonly complete: boolean
}

/** The signatures of an address since `end`, page by page. Throws `RetryableError`, and `RpcError` when the node refuses. */
export async function listSignatures(
  rpc: Pick<RpcClient, 'call'>,
  address: Address,
  end: ListEnd,
): Promise<SignatureList> {
  const signatures: SignatureInfo[] = []
  const pages = createSignaturePages(rpc, address, { ...end, until: end.cursor?.signature })
  for (;;) {
    const page = await pages.next().catch((error: unknown) => {
      // The node has deleted what is older than this. Another one may still have it.
      if (signatures.length > 0 && kindOfFailure(error) === 'cleaned-up') return undefined
      throw error
    })
    if (page === undefined) return { signatures, complete: false }
    for (const info of page.infos) {
      if (isBeyond(info, end, signatures.length)) return { signatures, complete: true }
      if (signatures.length >= end.most) return { signatures, complete: false }
      signatures.push(info)
    }
    if (page.isLast) return { signatures, complete: true }
  }
}

/** A node that has forgotten the cursor's signature would list for ever: the slot ends it, too. */
function isBeyond({ slot, blockTime }: SignatureInfo, end: ListEnd, count: number): boolean {
  const { cursor, fromTime, atLeast = 0 } = end
  if (cursor && slot < cursor.slot) return true
  if (count < atLeast) return false
  return fromTime !== undefined && blockTime !== null && blockTime < fromTime
}

/**
 * The place up to which a list may be forgotten: a node may still add signatures to its newest slots, so the cursor stays
 * `safetySlots` behind them.
 */
export function safeCursor(
  source: string,
  { signatures }: SignatureList,
  asOf: Slot,
  previous: CursorMove | undefined,
): CursorMove {
  const slot = Math.max(asOf - safetySlots, previous?.slot ?? 0)
  const newest = signatures.find((info) => info.slot <= slot)
  return { source, slot, signature: newest?.signature ?? previous?.signature }
}

const safetySlots = 32
