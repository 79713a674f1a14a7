import type { UnixSeconds } from '~/domain/base/time'
import type { Protocol } from '~/protocols/protocol'
import type { CursorMove } from '~/store/batch/batch'
import type { ListEnd, SignatureList } from './signature-list'

/** Extent of the first catch-up of a program. Backfill reads older data, from the cursor `history:…`. */
export interface FirstCatchUp {
  readonly minutes: number
  /** Minimum number of signatures to list, also if they are older. */
  readonly atLeast: number
}

/**
 * Returns where the first list of signatures ends. `tipAt` is the chain's time. While a recorded chain is
 * replayed, this time differs from the machine's.
 */
export function firstListEnd(
  { minutes, atLeast }: FirstCatchUp,
  tipAt: UnixSeconds,
): Pick<ListEnd, 'fromTime' | 'atLeast'> {
  return { fromTime: tipAt - minutes * 60, atLeast }
}

/**
 * Returns the cursor at which backfill starts: before the oldest listed signature. Empty if no signature was
 * listed.
 */
export function historyStart({ id }: Protocol, { signatures }: SignatureList): CursorMove[] {
  const oldest = signatures.at(-1)
  return oldest ? [{ source: `history:${id}`, slot: oldest.slot, signature: oldest.signature }] : []
}
