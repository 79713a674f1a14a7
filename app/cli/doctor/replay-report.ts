import type { ProtocolId } from '~/domain/protocol/protocol'
import { exitCodes } from './finding'
import type { Replay, Tally } from './replay'

/** Number of unknown instructions that are listed per protocol. */
const mostListed = 5

/** Returns the result of a replay as readable lines. */
export function reportOf({ files, transactions, unreadable, byProtocol }: Replay): readonly string[] {
  return [
    `${transactions} transactions in ${files} files.`,
    ...(unreadable.length > 0 ? [`Not readable: ${firstOf(unreadable)}`] : []),
    row('protocol', ['transactions', 'events', 'corrupt', 'log truncated', 'unknown instructions']),
    ...[...byProtocol].flatMap(([id, tally]) => linesOf(id, tally)),
  ]
}

/**
 * Returns the exit code of a replay: features are missing if events are corrupt or a file is not readable,
 * and unusable if there was no transaction. Unknown instructions are no failure, because each program has
 * instructions without relevance for Sextant.
 */
export function exitCodeOfReplay({ transactions, unreadable, byProtocol }: Replay): number {
  if (transactions === 0) return exitCodes.unusable
  const isDamaged = [...byProtocol.values()].some(({ corrupt, truncated }) => corrupt + truncated > 0)
  return isDamaged || unreadable.length > 0 ? exitCodes.missing : exitCodes.ok
}

function firstOf(names: readonly string[]): string {
  const more = names.length - mostListed
  return names.slice(0, mostListed).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function linesOf(id: ProtocolId, tally: Tally): readonly string[] {
  const { transactions, events, corrupt, truncated, unknown, reasons } = tally
  const total = [...unknown.values()].reduce((sum, count) => sum + count, 0)
  const listed = [...unknown]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostListed)
    .map(([discriminator, count]) => `${discriminator} × ${count}`)
  const figures = [transactions, events, corrupt, truncated].map(String)
  const last = listed.length === 0 ? String(total) : `${total}: ${listed.join(', ')}`
  return [row(id, [...figures, last]), ...reasons.map((reason) => `  corrupt: ${reason}`)]
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(18), ...cells.map((cell) => cell.padEnd(14))].join('').trimEnd()
}
