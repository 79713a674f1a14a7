import { afterAll, beforeAll } from 'vitest'
import type { AccountState } from '~/domain/chain/account-change'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { perpProtocolOf } from '~/domain/protocol/protocol'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import type { Ledger } from '~/simulator/ledger'
import { slotsPerHour } from '~/simulator/world/world-time'
import { createWorldLedger } from '~/simulator/world-ledger'
import type { Batch } from '~/store/batch/batch'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import { accountBatches, eventBatches, tokenBatch } from '../helpers/world/world-batches'
import { heartbeatOf } from './seed'

/** 2026-11-18T17:30:00Z. */
export const now = Date.UTC(2026, 10, 18, 17, 30) / 1_000
const hours = 3

/** Each venue has the accounts and events of another world. */
const seeds = { drift: 11, velocity: 12 } as const satisfies Record<PerpVenue, number>

/** What the chain has of one venue: the rows from which each response can be computed again. */
export interface VenueRows {
  readonly batches: readonly Batch[]
  readonly states: readonly AccountState[]
  readonly events: readonly ChainEvent[]
}

/** Stores with both venues, and with each venue alone. */
export interface TwoSeeds {
  readonly both: WebTest
  readonly alone: Readonly<Record<PerpVenue, WebTest>>
  readonly rows: Readonly<Record<PerpVenue, VenueRows>>
}

const ofVenue = (venue: PerpVenue, fact: AccountState | ChainEvent) =>
  'protocol' in fact && fact.protocol === perpProtocolOf(venue)

function rowsOf(ledger: Ledger, venue: PerpVenue): VenueRows {
  const tip = ledger.currentSlot()
  const slots = Array.from({ length: hours * slotsPerHour }, (_, n) => tip - hours * slotsPerHour + 1 + n)
  const accounts = [...accountBatches(ledger)].map((batch) => ({
    ...batch,
    accounts: batch.accounts.filter(({ state }) => ofVenue(venue, state)),
  }))
  const events = [...eventBatches(ledger, slots)].map((batch) => ({
    ...batch,
    events: batch.events.filter((event) => ofVenue(venue, event)),
  }))
  return {
    batches: [...accounts, ...events],
    states: accounts.flatMap((batch) => batch.accounts.map(({ state }) => state)),
    events: events.flatMap((batch) => batch.events),
  }
}

async function openStore(batches: readonly Batch[], onEnd: (end: () => Promise<void>) => void) {
  const web = await openWeb({ clock: clockAt(now), onEnd })
  await reportHistory(web.writer, now - hours * 3_600)
  for (const batch of batches) await web.writer.write(batch)
  await web.writer.heartbeat(
    perpVenues.flatMap((venue) =>
      ['accounts', 'events'].map((source) => heartbeatOf(`${source}:${perpProtocolOf(venue)}`)),
    ),
  )
  return web
}

/** Opens the stores once for all tests of a file. */
export function shareTwoSeeds(): () => TwoSeeds {
  const ends: (() => Promise<void>)[] = []
  let opened: TwoSeeds | undefined
  beforeAll(async () => {
    const onEnd = (end: () => Promise<void>) => void ends.push(end)
    const ledgers = perpVenues.map((venue) =>
      createWorldLedger({ seed: seeds[venue], speed: 0.3, clock: clockAt(now) }),
    )
    const [drift, velocity] = perpVenues.map((venue, at) => rowsOf(ledgers[at] as Ledger, venue))
    // All stores have the same tokens, so that only the perps differ.
    const tokens = tokenBatch(ledgers[0] as Ledger)
    for (const ledger of ledgers) ledger.stop()
    if (drift === undefined || velocity === undefined) throw new Error('there are two venues')
    const store = (rows: readonly VenueRows[]) =>
      openStore([tokens, ...rows.flatMap(({ batches }) => batches)], onEnd)
    opened = {
      both: await store([drift, velocity]),
      alone: { drift: await store([drift]), velocity: await store([velocity]) },
      rows: { drift, velocity },
    }
  }, 240_000)
  afterAll(() => Promise.all(ends.map((end) => end())))
  return () => {
    if (opened === undefined) throw new Error('the stores are used in a test')
    return opened
  }
}
