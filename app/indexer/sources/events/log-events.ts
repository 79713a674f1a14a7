import type { Signature } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { Intake } from '~/indexer/pipeline/intake'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import type { Clock } from '~/lib/clock'
import type { Protocol } from '~/protocols/protocol'
import type { ProgramActivity } from './program-activity'
import type { SignatureQueue } from './signature-queue'

export interface LogEventsOptions {
  readonly protocol: Protocol
  readonly intake: Pick<Intake, 'readLog'>
  readonly pipeline: Pick<Pipeline, 'addEvents'>
  readonly activity: Pick<ProgramActivity, 'wrote' | 'needsEveryKey' | 'knows'>
  readonly queue: Pick<SignatureQueue, 'claim'>
  /** Whether each request costs something, so that logs replace transactions. */
  readonly readsLogs: boolean
  readonly clock: Clock
}

/** Reads transactions from the logs that a subscription delivers, without a request. */
export interface LogEvents {
  /** Ingests a transaction. Returns false if the transaction must be requested. */
  take(signature: Signature, slot: Slot, logs: readonly string[] | undefined): boolean
  counters(): { readonly logged: number; readonly loggedEvents: number }
}

/**
 * Pause between two transactions that are requested although their logs show everything, milliseconds. A
 * whole transaction shows whether the subscription reports accounts that no event names.
 */
const sampleEveryMs = 10 * 60_000

export function createLogEvents(options: LogEventsOptions): LogEvents {
  const { protocol, intake, pipeline, activity, queue, readsLogs, clock } = options
  let sampledMs = Number.NEGATIVE_INFINITY
  let logged = 0
  let loggedEvents = 0

  function isSampleDue(): boolean {
    const nowMs = clock.monotonicMs()
    if (nowMs - sampledMs < sampleEveryMs) return false
    sampledMs = nowMs
    return true
  }

  /** A fill without mints takes them from its order, which must be stored. */
  function isWhole(event: ChainEvent): boolean {
    return event.type !== 'order-filled' || event.inputMint !== undefined || activity.knows(event.order)
  }

  return {
    counters: () => ({ logged, loggedEvents }),
    take(signature, slot, logs) {
      if (!readsLogs || logs === undefined || activity.needsEveryKey()) return false
      const place = { signature, slot, blockTime: null, failed: false }
      const found = intake.readLog(protocol, { ...place, logs, accountKeys: [], instructions: [] })
      if (found === undefined || !found.events.every(isWhole) || isSampleDue()) return false
      if (!queue.claim(signature, slot)) return true
      logged += 1
      loggedEvents += found.events.length
      if (found.written.length > 0) activity.wrote(slot, found.written)
      if (found.events.length > 0) pipeline.addEvents({ events: found.events })
      return true
    },
  }
}
