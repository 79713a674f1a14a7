import type { UnixSeconds } from '../base/time'

/** A position record with the quote amount of its fill, as far as the settled profit and loss needs it. */
export interface PnlRecord {
  /** Identifies the position: the User account, the venue and the market. */
  readonly position: string
  readonly fillRecordId: bigint
  /** Change of the position by the fill, and its size after it, base units (1e9). Negative: sold or short. */
  readonly deltaBaseRaw: bigint
  readonly baseRaw: bigint
  /** Quote amount of the fill, 1e6, above zero. */
  readonly quoteRaw: bigint
  readonly at: UnixSeconds
  /** Size of the position in an account state that is newer than all its records. `undefined`: no such state is known. */
  readonly laterBaseRaw: bigint | undefined
}

/** Sum of the profit and loss of closing fills, quote units (1e6), and the time after which all of them are counted. */
interface RecordedPnl {
  readonly quoteRaw: bigint
  readonly since: UnixSeconds
}

/**
 * Computes the profit and loss that fills have settled by closing positions, at the average entry price, without
 * fees and funding. A position that was already open before its first record has an unknown entry price until it
 * was closed once, so the sum starts after that. `undefined`: records are missing between two others or at the end,
 * or a position of unknown entry price was
 * reduced and never closed.
 *
 * @param records Records of the trader. None after `knownSince` is left out.
 */
export function computeSettledPnl(
  records: readonly PnlRecord[],
  knownSince: UnixSeconds,
): RecordedPnl | undefined {
  let since = knownSince
  const closings: Closing[] = []
  for (const chain of chainsOf(records.filter(({ at }) => at > knownSince))) {
    const settled = settleChain(chain)
    if (settled === undefined) return undefined
    since = Math.max(since, settled.unknownUntil)
    closings.push(...settled.closings)
  }
  const counted = closings.filter(({ at }) => at > since)
  return { quoteRaw: counted.reduce((sum, { quoteRaw }) => sum + quoteRaw, 0n), since }
}

/** Times that limit the records of a trader. */
interface RecordTimes {
  /** Start of the known history. */
  readonly completeSince: UnixSeconds
  /** Time of the oldest record of all traders that is kept. `undefined`: there are none. */
  readonly oldestKept: UnixSeconds | undefined
  /** Time of the oldest record of the trader that was read, if older ones were left out. */
  readonly cutAt: UnixSeconds | undefined
}

/**
 * Returns the time after which no record of a trader is left out. The start of the known history stays when old
 * records are deleted. Records of the oldest time that is kept are complete; of those at a cut, some may be left out.
 */
export function recordsKnownSince({ completeSince, oldestKept, cutAt }: RecordTimes): UnixSeconds {
  return Math.max(completeSince, (oldestKept ?? completeSince) - 1, cutAt ?? completeSince)
}

interface Closing {
  readonly at: UnixSeconds
  readonly quoteRaw: bigint
}

/** Returns the records of each position in the sequence of their fills. */
function chainsOf(records: readonly PnlRecord[]): readonly (readonly PnlRecord[])[] {
  const chains = new Map<string, PnlRecord[]>()
  for (const record of records) {
    const chain = chains.get(record.position)
    if (chain === undefined) chains.set(record.position, [record])
    else chain.push(record)
  }
  return [...chains.values()].map((chain) =>
    chain.sort((left, right) => (left.fillRecordId < right.fillRecordId ? -1 : 1)),
  )
}

interface SettledChain {
  readonly closings: readonly Closing[]
  /** Time of the last fill that closed something of unknown entry price. `-Infinity`: there is none. */
  readonly unknownUntil: UnixSeconds
}

function settleChain(chain: readonly PnlRecord[]): SettledChain | undefined {
  const closings: Closing[] = []
  let unknownUntil = Number.NEGATIVE_INFINITY
  let before = (chain[0]?.baseRaw ?? 0n) - (chain[0]?.deltaBaseRaw ?? 0n)
  /** Quote amount for which the position was entered. `undefined`: unknown. */
  let entryRaw: bigint | undefined = before === 0n ? 0n : undefined
  for (const record of chain) {
    if (record.baseRaw - record.deltaBaseRaw !== before) return undefined
    const closed = closedBy(before, record.deltaBaseRaw)
    if (closed > 0n && entryRaw === undefined) unknownUntil = record.at
    if (closed > 0n && entryRaw !== undefined) {
      closings.push({ at: record.at, quoteRaw: profitOf(record, before, closed, entryRaw) })
    }
    entryRaw = entryAfter(record, before, closed, entryRaw)
    before = record.baseRaw
  }
  const isReducedOnly = entryRaw === undefined && unknownUntil > Number.NEGATIVE_INFINITY
  const isBroken = chain.some(({ laterBaseRaw }) => laterBaseRaw !== undefined && laterBaseRaw !== before)
  return isReducedOnly || isBroken ? undefined : { closings, unknownUntil }
}

/** Size of the part of a position that a fill closes, base units, not negative. */
function closedBy(before: bigint, delta: bigint): bigint {
  const isClosing = before > 0n === delta < 0n && before !== 0n && delta !== 0n
  return isClosing ? smaller(magnitude(before), magnitude(delta)) : 0n
}

function profitOf(record: PnlRecord, before: bigint, closed: bigint, entryRaw: bigint): bigint {
  const costRaw = (entryRaw * closed) / magnitude(before)
  const proceedsRaw = (record.quoteRaw * closed) / magnitude(record.deltaBaseRaw)
  return before > 0n ? proceedsRaw - costRaw : costRaw - proceedsRaw
}

/** Returns the entry amount of the position after a fill. A fill that turns the position enters the new side. */
function entryAfter(
  record: PnlRecord,
  before: bigint,
  closed: bigint,
  entryRaw: bigint | undefined,
): bigint | undefined {
  const delta = magnitude(record.deltaBaseRaw)
  if (closed === 0n) return entryRaw === undefined ? undefined : entryRaw + record.quoteRaw
  if (closed === magnitude(before)) return (record.quoteRaw * (delta - closed)) / delta
  return entryRaw === undefined ? undefined : entryRaw - (entryRaw * closed) / magnitude(before)
}

function magnitude(raw: bigint): bigint {
  return raw < 0n ? -raw : raw
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
