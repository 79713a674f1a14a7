import { expect, test } from 'vitest'
import type { StoredHeartbeat } from '~/store/read-heartbeats'
import { toPanelView } from './panel.server'

function heartbeat(source: string, over: Partial<StoredHeartbeat> = {}): StoredHeartbeat {
  return {
    source,
    state: 'live',
    tipSlot: 300,
    committedSlot: 290,
    blockTime: 1_000,
    detail: undefined,
    counters: {},
    heardAt: 0,
    ageSeconds: 0.5,
    ...over,
  }
}

const limit = [heartbeat('accounts:jupiter-limit'), heartbeat('events:jupiter-limit')]

test('a panel is as old as the oldest of its own sources', () => {
  const older = heartbeat('events:jupiter-limit-v1', { committedSlot: 280, blockTime: 990 })
  const foreign = heartbeat('accounts:jupiter-dca', { committedSlot: 1, blockTime: 1 })
  expect(toPanelView(['limit'], [...limit, older, foreign], 'simulated')).toEqual({
    source: 'simulated',
    dataAt: 990,
    dataSlot: 280,
    notice: undefined,
  })
})

test('what stands on several topics is as old as the oldest of their sources, and says what any of them says', () => {
  const kamino = heartbeat('accounts:kamino-limit', { committedSlot: 100, blockTime: 500, ageSeconds: 30 })
  const view = toPanelView(['limit', 'kamino'], [...limit, kamino], 'live')
  expect(view).toMatchObject({ dataAt: 500, dataSlot: 100 })
  expect(view.notice).toMatch(/stopped reporting/)
})

test('a panel has no age while one of its sources has no slot yet', () => {
  const empty = heartbeat('accounts:jupiter-limit-v1', {
    state: 'snapshot',
    committedSlot: undefined,
    blockTime: undefined,
  })
  expect(toPanelView(['limit'], [...limit, empty], 'live')).toMatchObject({
    dataAt: undefined,
    dataSlot: undefined,
  })
})

test('a source that is offline says why', () => {
  const offline = heartbeat('accounts:jupiter-limit', { state: 'offline', detail: 'The node refuses us.' })
  expect(toPanelView(['limit'], [offline], 'live').notice).toBe('The node refuses us.')
})

test('an indexer that has stopped reporting is noticed by the age of its heartbeat', () => {
  const silent = [heartbeat('accounts:jupiter-dca', { ageSeconds: 30 })]
  expect(toPanelView(['dca'], silent, 'live').notice).toMatch(/stopped reporting/)
})

test('a panel without any source yet waits', () => {
  expect(toPanelView(['kamino'], limit, 'live')).toMatchObject({
    dataAt: undefined,
    notice: expect.stringMatching(/Waiting/),
  })
})

test('a snapshot under way is told', () => {
  const filling = heartbeat('accounts:jupiter-dca', {
    state: 'snapshot',
    committedSlot: undefined,
    blockTime: undefined,
  })
  expect(toPanelView(['dca'], [filling], 'live').notice).toMatch(/Reading the current state/)
})

test("of several indexers the one that follows a panel's programs tells whether the chain can be read", () => {
  const rpcOf = (name: string, detail: string, ageSeconds = 0.5) =>
    heartbeat(`rpc@${name}`, { state: 'offline', detail, ageSeconds })
  const others = [rpcOf('drift-perps+spl-token', 'not ours'), rpcOf('kamino-limit', 'not ours either')]
  expect(toPanelView(['limit'], [...limit, ...others], 'live').notice).toBeUndefined()
  const ours = [
    rpcOf('jupiter-limit', 'of before the split', 9_000),
    rpcOf('jupiter-dca+jupiter-limit', 'no node'),
  ]
  expect(toPanelView(['limit'], [...limit, ...others, ...ours], 'live').notice).toBe('no node')
})
