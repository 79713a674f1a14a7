import type { Address } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { kindOfFailure } from '~/solana/rpc/rpc-error'
import type { SignatureInfo } from '~/solana/rpc/signatures'
import type { CursorMove } from '~/store/batch/batch'
import { createSignaturePages, type SignatureRange } from './signature-pages'

/** Part of a signature list, which runs from newest to oldest. */
export interface ListEnd {
  /**
   * Signature at which the list starts. Only older signatures are listed. `undefined`: the list starts at the
   * tip.
   */
  readonly before?: SignatureRange['before']
  /** For a list from the tip: signatures above this slot are skipped. */
  readonly downTo?: SignatureRange['downTo']
  /** Cursor at which the list ends. The cursor's own signature is not listed. */
  readonly cursor?: CursorMove | undefined
  /** Time at which the list ends, unless fewer than `atLeast` signatures were found. */
  readonly fromTime?: UnixSeconds | undefined
  readonly atLeast?: number | undefined
  /** Maximum number of signatures to list. */
  readonly most: number
}

export interface SignatureList {
  /** Signatures, newest first. */
  readonly signatures: readonly SignatureInfo[]
  /** Whether the list reached its end. False: it was cut off at `most` signatures. */
  readonly complete: boolean
}

/**
 * Lists the signatures of an address down to `end`, page by page. Throws `RetryableError`, or `RpcError` if
 * the node refuses.
 */
export async function listSignatures(
  rpc: Pick<RpcClient, 'call'>,
  address: Address,
  end: ListEnd,
): Promise<SignatureList> {
  const signatures: SignatureInfo[] = []
  const pages = createSignaturePages(rpc, address, { ...end, until: end.cursor?.signature })
  for (;;) {
    const page = await pages.next().catch((error: unknown) => {
      // The node has deleted the older part of the list. Another node may still have it.
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

/**
 * Whether a signature lies before the end of the list. The slot is checked too, because a node that has
 * forgotten the cursor's signature would never stop there.
 */
function isBeyond({ slot, blockTime }: SignatureInfo, end: ListEnd, count: number): boolean {
  const { cursor, fromTime, atLeast = 0 } = end
  if (cursor && slot < cursor.slot) return true
  if (count < atLeast) return false
  return fromTime !== undefined && blockTime !== null && blockTime < fromTime
}

/**
 * Returns a cursor from which the next list can start without a gap. The cursor stays `safetySlots` behind
 * the newest listed slot, because a node may still add signatures to its newest slots.
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
