import type { Slot } from './time'

/** Change of one trader's position in one market by a fill. Fill record ids ascend within a market. */
export interface PositionFill {
  readonly fillRecordId: bigint
  readonly slot: Slot
  /** Base units (1e9). Negative: sold. */
  readonly deltaBaseRaw: bigint
}

/**
 * A fill with the position after it. The size is computed from one known account state, the anchor: backwards
 * for fills that the state contains, forwards for later ones. A change without a fill (for example the
 * settlement of a market) therefore never affects records that were sized before it.
 */
export interface SizedFill extends PositionFill {
  /** Base units (1e9). Negative: short. */
  readonly baseRaw: bigint
  /**
   * Slot of the anchor. `noAnchor`: no account state is known, and the position counts as flat before its
   * first fill.
   */
  readonly anchorSlot: Slot
}

export const noAnchor: Slot = -1

/** Newest known state of a position. A position that the account does not contain is 0. */
export interface PositionAnchor {
  readonly slot: Slot
  readonly baseRaw: bigint
}

/** Changes in the records of one trader and market that new fills cause. */
export interface Placement {
  readonly placed: readonly SizedFill[]
  /** Neighbours whose size has changed. */
  readonly moved: readonly SizedFill[]
  /**
   * Amount by which records older than all neighbours change if their anchor has this slot or a later one.
   */
  readonly olderShifts: readonly RecordShift[]
  /** Amount by which records newer than all neighbours change if their anchor is before this slot. */
  readonly newerShifts: readonly RecordShift[]
}

export interface RecordShift {
  readonly slot: Slot
  readonly baseRaw: bigint
}

/**
 * Computes the sizes of new fills of one trader and market. The result does not depend on the order in which
 * fills and account states arrive. `neighbours` are the sized fills between the new ones and the next one on
 * either side, by id.
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
 * Sorts fills for placement: first the fills that the anchor contains, newest first, then the later fills,
 * oldest first. The neighbour from which a fill's size is computed thus always precedes it.
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
