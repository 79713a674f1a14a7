import type { Slot } from './time'

/** What a fill did to the position of one trader in one market. Fill record ids count up within a market. */
export interface PositionFill {
  readonly fillRecordId: bigint
  readonly slot: Slot
  /** Base units (1e9); below zero = sold. */
  readonly deltaBaseRaw: bigint
}

/**
 * A fill with the position that it left. The size is reckoned from one known state of the account, the anchor: back from it for fills that it
 * contains, on from it for later ones. What moves a position without a fill (a settled market, say) therefore never reaches back into records
 * that were sized before it.
 */
export interface SizedFill extends PositionFill {
  /** Base units (1e9); below zero = short. */
  readonly baseRaw: bigint
  /** Slot of the account state; `noAnchor` = none is known, and the position counts as flat before its first fill. */
  readonly anchorSlot: Slot
}

export const noAnchor: Slot = -1

/** Newest known state of a position; a position that the account does not have is 0. */
export interface PositionAnchor {
  readonly slot: Slot
  readonly baseRaw: bigint
}

/** What fills change in the records of one trader and market. */
export interface Placement {
  readonly placed: readonly SizedFill[]
  /** Neighbours whose size is another now. */
  readonly moved: readonly SizedFill[]
  /** Records older than all neighbours whose anchor has this slot or a later one change by this much… */
  readonly olderShifts: readonly RecordShift[]
  /** …and so do records newer than all neighbours whose anchor is of before this slot. */
  readonly newerShifts: readonly RecordShift[]
}

export interface RecordShift {
  readonly slot: Slot
  readonly baseRaw: bigint
}

/**
 * Sizes new fills of one trader and market, whatever the order in which fills and account states arrive. `neighbours` are the sized fills
 * between the new ones and the next on either side, by id.
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

/** What the account contains is placed from the newest on back, what came later from the oldest on: then each finds the neighbour that it is reckoned from. */
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

/** The account state from which a record is reckoned was written after the fill. */
function contains({ anchorSlot }: Pick<SizedFill, 'anchorSlot'>, { slot }: PositionFill): boolean {
  return slot <= anchorSlot
}

function isBefore(
  one: Pick<PositionFill, 'fillRecordId'>,
  other: Pick<PositionFill, 'fillRecordId'>,
): boolean {
  return one.fillRecordId < other.fillRecordId
}
