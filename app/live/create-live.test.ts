import { expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '~/lib/log'
import type { Queries } from '~/queries/queries.server'
import type { StoredChange } from '~/store/read/read-changes'
import type { ChangeFeed } from './change-feed.server'
import { createLive } from './create-live.server'

const orderKey = '11111111111111111111111111111111'
const otherKey = 'So11111111111111111111111111111111111111112'

/** A stream of DCA orders. `read` is called with the keys of each read, and may throw. */
async function follow(read: (keys: readonly string[]) => void) {
  let newest = 0n
  let listener: (changes: readonly StoredChange[]) => void = () => undefined
  const feed: Partial<ChangeFeed> = {
    get newestRevision() {
      return newest
    },
    onChanges(given) {
      listener = given
      return () => undefined
    },
  }
  const queries: Partial<Queries> = {
    getPanel: async () => ({ source: 'replay', dataAt: undefined, dataSlot: undefined }) as never,
    async getDcaOrders(keys) {
      read(keys)
      return []
    },
  }
  const warn = vi.fn()
  const live = createLive({
    feed: feed as ChangeFeed,
    queries: queries as Queries,
    maxStreams: 1,
    log: { ...silentLog, warn },
  })
  onTestFinished(() => live.stop())
  const frames: string[] = []
  const sink = {
    write: (frame: Uint8Array) => void frames.push(new TextDecoder().decode(frame)),
    pendingBytes: () => 0,
    close: () => undefined,
  }
  live.subscribe({ topics: ['dca'], sink, lastSeen: undefined })
  await vi.waitFor(() => expect(frames.length).toBeGreaterThan(1)) // the welcome
  return {
    warn,
    dcaFrames: () => frames.filter((frame) => frame.includes('event: dca')),
    change(...keys: string[]) {
      newest += 1n
      listener([{ topic: 'dca', revision: newest, slot: 1, keys }])
    },
  }
}

test('reads the rows of a failed frame again soon, together with later ones, instead of a resync', async () => {
  const reads: (readonly string[])[] = []
  const { change, dcaFrames, warn } = await follow((keys) => {
    reads.push(keys)
    if (reads.length < 3) throw new Error('no response')
  })
  change(orderKey)
  await vi.waitFor(() => expect(reads).toHaveLength(1))
  change(otherKey)
  await vi.waitFor(() => expect(dcaFrames()).toHaveLength(1), 3_000)
  expect(reads.at(-1)).toEqual([orderKey, otherKey])
  expect(dcaFrames()[0]).toContain('"resync":false')
  expect(dcaFrames()[0]).toContain('id: 2')
  expect(warn).toHaveBeenCalledTimes(1)
})

test('sends a resync if the rows of a frame can never be read', async () => {
  const { change, dcaFrames, warn } = await follow(() => {
    throw new Error('no such number')
  })
  change(orderKey)
  await vi.waitFor(() => expect(dcaFrames()).toHaveLength(1), 4_000)
  expect(dcaFrames()[0]).toContain('"resync":true')
  expect(warn).toHaveBeenCalledTimes(1)
})
