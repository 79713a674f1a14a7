import { expect, test } from 'vitest'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import type { BatchWriter, HeartbeatWrite } from '~/store/batch/batch'
import { createHeartbeat } from './heartbeat'
import { createSlotClock } from './pipeline/slot-clock'

const tip = { newestSlot: () => 9 }

/** Returns the rows of one heartbeat of an indexer with this name. */
async function beat(
  name: string | undefined,
  chainProblem?: string,
  writeProblem?: string,
  isStreamed = false,
): Promise<readonly HeartbeatWrite[]> {
  const written: HeartbeatWrite[] = []
  const writer: BatchWriter = {
    write: async () => ({ accountsChanged: 0, eventsInserted: 0, revision: undefined }),
    readCursors: async () => [],
    claimChain: async (genesisHash) => genesisHash,
    heartbeat: async (rows) => void written.push(...rows),
    stop: async () => {},
  }
  const statuses = () =>
    ['rpc', 'accounts:jupiter-dca', 'finality', 'prices'].map((source) => ({
      source,
      state: 'live' as const,
      committedSlot: 7,
      detail: undefined,
      counters: {},
    }))
  const heartbeat = createHeartbeat({
    writer,
    tip,
    slotClock: createSlotClock(systemClock),
    statuses,
    chainProblem: () => chainProblem,
    isStreamed,
    writeProblem: () => writeProblem,
    name,
    clock: systemClock,
    log: silentLog,
  })
  heartbeat.start()
  await heartbeat.stop()
  return written
}

test("adds the indexer's name to sources that every indexer has, so that they don't overwrite each other", async () => {
  const sources = async (name: string | undefined) => (await beat(name)).map(({ source }) => source)
  expect(await sources(undefined)).toEqual(['rpc', 'accounts:jupiter-dca', 'finality', 'prices'])
  expect(await sources('jupiter-dca')).toEqual([
    'rpc@jupiter-dca',
    'accounts:jupiter-dca',
    'finality@jupiter-dca',
    'prices@jupiter-dca',
  ])
})

test('reports chain sources as offline with the reason when the chain is unreachable; price sources are unaffected', async () => {
  const rows = await beat('jupiter-dca', 'No node.')
  expect(rows.map(({ state, detail }) => [state, detail])).toEqual([
    ['offline', 'No node.'],
    ['offline', 'No node.'],
    ['offline', 'No node.'],
    ['live', undefined],
  ])
})

test('leaves accounts and events to the Geyser stream that delivers them', async () => {
  const rows = await beat(undefined, 'No node.', undefined, true)
  expect(rows.map(({ source, state }) => [source, state])).toEqual([
    ['rpc', 'offline'],
    ['accounts:jupiter-dca', 'live'],
    ['finality', 'offline'],
    ['prices', 'live'],
  ])
})

test('reports no source as live while nothing can be written, even if reading the chain works', async () => {
  const rows = await beat(undefined, undefined, 'The disk is full.')
  expect(rows.map(({ state, detail }) => [state, detail])).toEqual(
    rows.map(() => ['catching-up', 'The disk is full.']),
  )
})
