import type { Slot } from '../base/time'

/** Change of one trader's position in one market by a fill. Fill record ids ascend within a market. */
export interface PositionFill {
  readonly fillRecordId: bigint
  readonly slot: Slot
  /** Change of the position, base units (1e9). Negative: sold. */
  readonly deltaBaseRaw: bigint
}

/**
 * A fill, and the size of the position after it. The size is computed from one known account state, the
 * anchor. It is computed backwards for fills that the anchor contains, and forwards for later fills. A change
 * without a fill (for example the settlement of a market) therefore never affects records that were sized
 * before it.
 */
export interface SizedFill extends PositionFill {
  /** Size of the position after the fill, base units (1e9). Negative: short. */
  readonly baseRaw: bigint
  /**
   * Slot of the anchor. `noAnchor`: no account state is known, and the position is assumed to be flat before
   * its first fill.
   */
  readonly anchorSlot: Slot
}

export const noAnchor: Slot = -1

/** Newest known state of a position. If the account does not contain the position, its size is 0. */
export interface PositionAnchor {
  readonly slot: Slot
  readonly baseRaw: bigint
}

/** Changes that new fills cause in the records of one trader and market. */
export interface Placement {
  readonly placed: readonly SizedFill[]
  /** Neighbouring records whose size has changed. */
  readonly moved: readonly SizedFill[]
  /**
   * Corrections for records older than all neighbours. A correction applies to a record if the slot of the
   * record's anchor is the slot of the correction or a later one.
   */
  readonly olderShifts: readonly RecordShift[]
  /**
   * Corrections for records newer than all neighbours. A correction applies to a record if the slot of the
   * record's anchor is before the slot of the correction.
   */
  readonly newerShifts: readonly RecordShift[]
}

export interface RecordShift {
  readonly slot: Slot
  readonly baseRaw: bigint
}

/**
 * Computes the sizes of new fills of one trader and market. The result does not depend on the order in which
 * fills and account states arrive. `neighbours` are the fills that already have a size and are next to the
 * new fills by id: all fills between the new ones, the last one before them and the first one after them.
 */
export function placeFills(
  neighbours: readonly SizedFill[],
  anchor: PositionAnchor | undefined,
  fills: readonly PositionFill[],
): Placement {
  const chain = [...neighbours]
  for (const fill of inOrder(fills, anchor)) place(chain, anchor, fill)
  const before = new Map(neighbours.map((known) => [known.fillRecordId, known.baseRaw]))
  const [first, last] = [neighbours[0], neighbours.at(-1)]
  return {
    placed: chain.filter(({ fillRecordId }) => !before.has(fillRecordId)),
    moved: chain.filter(
      ({ fillRecordId, baseRaw }) => before.has(fillRecordId) && before.get(fillRecordId) !== baseRaw,
    ),
    olderShifts: fills
      .filter((fill) => first !== undefined && isBefore(first, fill) && contains(first, fill))
      .map(({ slot, deltaBaseRaw }) => ({ slot, baseRaw: -deltaBaseRaw })),
    newerShifts: fills
      .filter((fill) => last !== undefined && isBefore(fill, last) && !contains(last, fill))
      .map(({ slot, deltaBaseRaw }) => ({ slot, baseRaw: deltaBaseRaw })),
  }
}

/**
 * Sorts fills into the order in which their sizes are computed. The fills that the anchor contains come
 * first, newest first. The later fills follow, oldest first. The size of a fill is thus always computed after
 * that of the neighbour from which it follows.
 */
function inOrder(
  fills: readonly PositionFill[],
  anchor: PositionAnchor | undefined,
): readonly PositionFill[] {
  const ascending = [...fills].sort((left, right) => (isBefore(left, right) ? -1 : 1))
  const isContained = (fill: PositionFill) => anchor !== undefined && fill.slot <= anchor.slot
  return [...ascending.filter(isContained).reverse(), ...ascending.filter((fill) => !isContained(fill))]
}

function place(chain: SizedFill[], anchor: PositionAnchor | undefined, fill: PositionFill): void {
  const found = chain.findIndex((other) => isBefore(fill, other))
  const index = found === -1 ? chain.length : found
  const sized = sizeBetween(chain[index - 1], chain[index], anchor, fill)
  for (const [at, other] of chain.entries()) {
    const shift = at < index ? -Number(contains(other, fill)) : Number(!contains(other, fill))
    if (shift !== 0) chain[at] = { ...other, baseRaw: other.baseRaw + BigInt(shift) * fill.deltaBaseRaw }
  }
  chain.splice(index, 0, sized)
}

function sizeBetween(
  older: SizedFill | undefined,
  newer: SizedFill | undefined,
  anchor: PositionAnchor | undefined,
  fill: PositionFill,
): SizedFill {
  const ownShare = (sized: Pick<SizedFill, 'anchorSlot'>) => (contains(sized, fill) ? 0n : fill.deltaBaseRaw)
  if (newer !== undefined) {
    const baseRaw = newer.baseRaw - newer.deltaBaseRaw + ownShare(newer)
    return { ...fill, baseRaw, anchorSlot: newer.anchorSlot }
  }
  if (older !== undefined && (anchor === undefined || older.slot > anchor.slot))
    return { ...fill, baseRaw: older.baseRaw + ownShare(older), anchorSlot: older.anchorSlot }
  const from = anchor ?? { slot: noAnchor, baseRaw: 0n }
  return { ...fill, baseRaw: from.baseRaw + ownShare({ anchorSlot: from.slot }), anchorSlot: from.slot }
}

/** Returns whether the record's anchor was written after the fill, so that it contains the fill. */
function contains({ anchorSlot }: Pick<SizedFill, 'anchorSlot'>, { slot }: PositionFill): boolean {
  return slot <= anchorSlot
}

function isBefore(
  one: Pick<PositionFill, 'fillRecordId'>,
  other: Pick<PositionFill, 'fillRecordId'>,
): boolean {
  return one.fillRecordId < other.fillRecordId
}
