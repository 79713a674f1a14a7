import type { Slot } from '~/domain/base/time'
import type { ProtocolId } from '~/domain/protocol/protocol'
import type { Protocol } from '~/protocols/protocol'
import { type Backfill, createBackfill } from './backfill/backfill'
import type { NodeAccess } from './node-access'
import type { IndexerOptions } from './options'
import type { ChainClock } from './pipeline/chain-clock'
import { createCollectingIntake } from './pipeline/collecting-intake'
import type { Intake, IntakeOptions } from './pipeline/intake'
import type { Pipeline } from './pipeline/pipeline'
import type { SlotLimit } from './pipeline/slot-limit'
import type { SlotWatch } from './pipeline/slot-watch'
import { createAccountReconciler } from './sources/accounts/account-reconciler'
import { createAccountsSource } from './sources/accounts/accounts'
import type { ChainTip } from './sources/chain/chain-tip'
import { createEventsSource } from './sources/events/events'
import type { EventsSourceOptions } from './sources/events/events-options'
import { createProgramActivity } from './sources/events/program-activity'
import { createFinality } from './sources/forks/finality'
import { createGeyserSource } from './sources/geyser/geyser-source'
import { createOrderHistory } from './sources/orders/order-history'
import type { LoopBasis, Source } from './sources/source'

/** Dependencies of all sources. */
export interface Base extends NodeAccess, Omit<IntakeOptions, 'pipeline' | 'protocols'> {
  readonly options: IndexerOptions
  readonly random: () => number
  readonly pipeline: Pipeline
  readonly intake: Intake
  readonly slots: SlotWatch
  readonly chainClock: ChainClock
  readonly slotLimit: SlotLimit
  readonly tip: ChainTip
  readonly loop: LoopBasis
}

/**
 * Creates the sources that read the chain: accounts and events of each program, finality, the account
 * reconciler, backfill and order history.
 */
export function createChainSources(base: Base): readonly Source[] {
  const { options, isMetered } = base
  const { writer, log, reader, clock } = options
  const protocols = options.protocols.filter(({ accountFamilies }) => accountFamilies.length > 0)
  const cursors = lazily(async () => {
    return new Map((await writer.readCursors()).map((cursor) => [cursor.source, cursor]))
  })
  const readCursor = async (source: string) => (await cursors()).get(source)
  const all = { ...base, protocols, reader, readCursor, clock, log }
  const collecting = () => createCollectingIntake(all)
  const backfill = createHistory(base, protocols)
  const mayBegin = () => backfill?.isRecentIn() ?? true
  const { programs, deliveredSlot } = createProgramSources(all)
  const isProven = (id: ProtocolId) =>
    programs.flatMap((each) => each.statuses()).find(({ source }) => source === `accounts:${id}`)?.state ===
    'live'
  const maySeekUnopened = () => (backfill?.isComplete() ?? true) && programs.every(hasCaughtUp)
  return [
    ...programs,
    createFinality({
      ...all,
      collecting,
      deliveredSlot,
      periodMs: isMetered ? 60_000 : 1_000,
      trustsReports: isMetered,
    }),
    createAccountReconciler({ ...all, isProven, provenEveryMs: isMetered ? 300_000 : 0 }),
    ...(backfill ? [backfill] : []),
    createOrderHistory({ ...all, mayBegin, maySeekUnopened, ordersPerRequest: isMetered ? 4 : 25 }),
  ]
}

function hasCaughtUp(source: Source): boolean {
  return source.statuses().every(({ committedSlot }) => committedSlot !== undefined)
}

type Shared = Base &
  Pick<EventsSourceOptions, 'reader' | 'readCursor' | 'clock' | 'log'> & {
    readonly protocols: readonly Protocol[]
  }

interface ProgramSources {
  readonly programs: readonly Source[]
  /** Slot up to which their streams have usually delivered all data. `undefined`: no stream delivers anything. */
  readonly deliveredSlot: () => Slot | undefined
}

function createProgramSources(shared: Shared): ProgramSources {
  const { options, isMetered, protocols } = shared
  const { backfillDays, mostSignaturesListed: mostListed = 300_000 } = options
  const isFilled = protocols.some(({ id }) => backfillDays !== undefined && backfillDays(id) > 0)
  const firstCatchUp = {
    minutes: options.firstCatchUpMinutes ?? (isFilled ? 10 : 120),
    atLeast: options.firstCatchUpAtLeast ?? (isMetered || isFilled ? 100 : 1_000),
  }
  // Polling intervals for data that no subscription reports. A metered node allows only 8 requests a second
  // for all programs together.
  const [pollEveryMs, readEveryMs] = isMetered ? [5_000, 2_000] : [2_000, 1_000]
  const provenEveryMs = isMetered ? 60_000 : 0
  if (options.geyser !== undefined) {
    const { geyser: endpoint } = options
    const pace = { readEveryMs, pollEveryMs, endedWaitMs: isMetered ? 30_000 : 0 }
    const limits = { mostListed, firstCatchUp, readsPages: isMetered }
    const geyser = createGeyserSource({ ...shared, ...pace, ...limits, endpoint })
    return { programs: [geyser], deliveredSlot: geyser.deliveredSlot }
  }
  const programs = protocols.flatMap((protocol) => {
    const program = { ...shared, protocol, activity: createProgramActivity() }
    return [
      createAccountsSource({
        ...program,
        readEveryMs,
        refreshEveryMs: 5 * readEveryMs,
        readsPages: isMetered,
        checkEveryMs: isMetered ? 30_000 : 0,
      }),
      ...protocol.programIds.map((programId) =>
        createEventsSource({
          ...program,
          programId,
          mostListed,
          firstCatchUp,
          pollEveryMs,
          provenEveryMs,
          readsLogs: isMetered,
        }),
      ),
    ]
  })
  return { programs, deliveredSlot: shared.tip.deliveredSlot }
}

function createHistory(base: Base, protocols: readonly Protocol[]): Backfill | undefined {
  const { backfillDays: days, writer, clock } = base.options
  return (
    days &&
    createBackfill({
      ...base,
      protocols,
      days,
      writer,
      clock,
      requestsAtOnce: base.isMetered ? 2 : 4,
      readsPages: base.isMetered,
    })
  )
}

/** Caches the result of the first call. A failure is not cached, so the next call retries. */
function lazily<T>(ask: () => Promise<T>): () => Promise<T> {
  let requested: Promise<T> | undefined
  return () => {
    requested ??= ask().catch((error: unknown) => {
      requested = undefined
      throw error
    })
    return requested
  }
}
