import type { Address, Signature } from '~/domain/ids'
import type { Slot, UnixSeconds } from '~/domain/time'
import type { RpcClient } from '~/solana/rpc-client'
import { type SignatureInfo, signaturesCall } from '~/solana/signatures'
import type { CursorMove } from '~/store/batch'

/** Which part of a list of signatures, which runs from the newest to the oldest. */
export interface ListEnd {
  /** Only what is older; undefined = from the tip. */
  readonly before?: Signature | undefined
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

const pageSize = 1_000

/** The signatures of an address since `end`, page by page. Throws `RetryableError`, and `RpcError` when the node refuses. */
export async function listSignatures(rpc: RpcClient, address: Address, end: ListEnd): Promise<SignatureList> {
  const signatures: SignatureInfo[] = []
  for (;;) {
    const before = signatures.at(-1)?.signature ?? end.before
    const until = end.cursor?.signature
    const page = await rpc.call(signaturesCall({ address, before, until, limit: pageSize }))
    for (const info of page) {
      if (isBeyond(info, end, signatures.length)) return { signatures, complete: true }
      if (signatures.length >= end.most) return { signatures, complete: false }
      signatures.push(info)
    }
    if (page.length < pageSize) return { signatures, complete: true }
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
