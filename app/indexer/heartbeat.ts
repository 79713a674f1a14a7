import type { Slot } from '~/domain/base/time'
import { describeError } from '~/lib/async/retryable-error'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { BatchWriter, HeartbeatState, HeartbeatWrite } from '~/store/batch/batch'
import type { SlotClock } from './pipeline/slot-clock'
import { createRates } from './rates'
import type { ChainTip } from './sources/chain/chain-tip'
import type { SourceStatus } from './sources/source'

export interface HeartbeatOptions {
  readonly writer: BatchWriter
  readonly tip: Pick<ChainTip, 'newestSlot'>
  readonly slotClock: SlotClock
  readonly statuses: () => readonly SourceStatus[]
  /** Why the chain can't be read, as a sentence. `undefined`: no problem. */
  readonly chainProblem: () => string | undefined
  /** Whether a Geyser stream delivers accounts and events, also while the RPC node is down. */
  readonly isStreamed: boolean
  /**
   * Why the stored data is old, as a sentence, if writes have failed for too long. `undefined`: writes work,
   * or have failed only briefly.
   */
  readonly writeProblem: () => string | undefined
  /**
   * Name of this indexer if several share a database. It is appended to the source names that all of them
   * use.
   */
  readonly name: string | undefined
  readonly clock: Clock
  readonly log: Log
}

export interface Heartbeat {
  start(): void
  stop(): Promise<void>
}

const everyMs = 1_000
/**
 * Sources that need the RPC node. Without a node they are offline, regardless of the state that they report.
 */
const chainSource = /^(?:rpc|finality|sweep|order-history|oracles)/
/** Sources that need the RPC node unless a Geyser stream delivers their data. */
const followedSource = /^(?:accounts|events):/

/**
 * Downgrades the state of a source while nothing can be written, because a source whose data is not stored is
 * not live.
 */
function stateWith(writeProblem: string | undefined, state: HeartbeatState): HeartbeatState {
  return writeProblem !== undefined && (state === 'live' || state === 'degraded') ? 'catching-up' : state
}

/**
 * Writes the state of each source to the store every second. If the store fails, the rows become old, and
 * readers recognise the outage by their age.
 */
export function createHeartbeat(options: HeartbeatOptions): Heartbeat {
  const { writer, tip, slotClock, statuses, name, clock, log } = options
  const rates = createRates(clock)
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let busy = false

  const needsNode = (source: string) =>
    chainSource.test(source) || (!options.isStreamed && followedSource.test(source))

  function rowOf(status: SourceStatus): HeartbeatWrite {
    const chainProblem = needsNode(status.source) ? options.chainProblem() : undefined
    const writeProblem = options.writeProblem()
    const { source, committedSlot, counters } = status
    return {
      source: name === undefined || source.includes(':') ? source : `${source}@${name}`,
      state: chainProblem !== undefined ? 'offline' : stateWith(writeProblem, status.state),
      tipSlot: tip.newestSlot(),
      committedSlot,
      blockTime: timeOf(committedSlot),
      detail: chainProblem ?? writeProblem ?? status.detail,
      counters: { ...counters, ...rates.take(source, counters) },
    }
  }

  function timeOf(slot: Slot | undefined): number | undefined {
    return slot === undefined ? undefined : slotClock.timeOf(slot)
  }

  async function beat(): Promise<void> {
    busy = true
    try {
      await writer.heartbeat(statuses().map(rowOf))
    } catch (error) {
      log.warn({ error: describeError(error) }, 'heartbeat: write failed')
    } finally {
      busy = false
    }
  }

  function tick(): void {
    if (!busy) writing = beat()
  }

  return {
    start() {
      tick()
      timer = setInterval(tick, everyMs)
    },
    async stop() {
      clearInterval(timer)
      await writing
    },
  }
}
