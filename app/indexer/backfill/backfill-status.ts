import { RefusedError } from '~/solana/http/refused-error'
import { RpcError, sentenceOf } from '~/solana/rpc/rpc-error'
import type { Loop, SourceStatus } from '../sources/source'
import { historySource, isOver, type Position } from './positions'
import type { WalkedProtocol } from './ranges'

/** Counters of all protocols since the start, and the current speed. */
interface Pace {
  readonly transactions: number
  readonly events: number
  readonly missing: number
  readonly eventsPerSecond: number
  /** Expected time until the protocol's history is complete, seconds; `undefined` if unknown. */
  readonly etaSeconds: number | undefined
}

/** Reason for which history does not load. */
interface Hindrance {
  readonly problem: string | undefined
  /** Whether the problem lasts until the API key, the plan, a setting or the node changes. */
  readonly isRefusal: boolean
}

/**
 * Returns the protocol's own failure if there is one, because a node may refuse the signature list of one
 * program while others load. Otherwise returns the failure of the backfill loop, which stops all protocols.
 */
export function hindranceOf(failure: WalkedProtocol['failure'], running: Loop | undefined): Hindrance {
  if (failure === undefined) return { problem: running?.problem(), isRefusal: running?.isRefused() ?? false }
  const { error } = failure
  const isRefusal = error instanceof RpcError || error instanceof RefusedError
  return { problem: sentenceOf(error), isRefusal }
}

/**
 * Builds the source status for the backfill of one protocol. Times are stored as counters, so that no additional table is
 * needed for them.
 */
export function backfillStatus(
  position: Position,
  { problem, isRefusal }: Hindrance,
  pace: Pace,
): SourceStatus {
  const { protocol, since, target, until, isExhausted } = position
  const { etaSeconds, ...rest } = pace
  const isComplete = isOver(position)
  const share = isComplete ? 1 : (until - since) / Math.max(1, until - target)
  const end = isExhausted && since > target ? 'The node keeps no older history.' : undefined
  return {
    source: historySource(protocol.id),
    state: isComplete ? 'live' : isRefusal ? 'degraded' : 'catching-up',
    committedSlot: undefined,
    detail: isComplete ? end : problem,
    counters: {
      ...rest,
      since,
      target,
      until,
      share: Math.min(1, Math.max(0, share)),
      isComplete: Number(isComplete),
      ...(etaSeconds !== undefined && !isComplete && { etaSeconds }),
    },
  }
}
