import { expect, test } from 'vitest'
import type { DataTopic } from '~/domain/protocol/protocol'
import type { StoredHeartbeat } from '~/store/read/read-heartbeats'
import { isLoading, lacksData, toPanelView } from './panel.server'

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

test('is as old as the oldest of its own sources', () => {
  const older = heartbeat('events:jupiter-limit-v1', { committedSlot: 280, blockTime: 990 })
  const foreign = heartbeat('accounts:jupiter-dca', { committedSlot: 1, blockTime: 1 })
  expect(toPanelView(['limit'], [...limit, older, foreign], 'simulated')).toEqual({
    source: 'simulated',
    dataAt: 990,
    dataSlot: 280,
    notice: undefined,
  })
})

test('combines several topics: the age of the oldest source and the notice of any source', () => {
  const kamino = heartbeat('accounts:kamino-limit', { committedSlot: 100, blockTime: 500, ageSeconds: 30 })
  const view = toPanelView(['limit', 'kamino'], [...limit, kamino], 'live')
  expect(view).toMatchObject({ dataAt: 500, dataSlot: 100 })
  expect(view.notice).toMatch(/stopped reporting/)
})

test('has no age while one of its sources has no slot', () => {
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

test('a topic lacks data while one of its sources has stored none, and other topics do not count', () => {
  const empty = heartbeat('events:jupiter-limit', { committedSlot: undefined, blockTime: undefined })
  expect(lacksData(['limit'], [heartbeat('accounts:jupiter-limit'), empty])).toBe(true)
  expect(lacksData(['limit'], limit)).toBe(false)
  expect(lacksData(['dca'], [empty])).toBe(false)
})

test('waits for no source that never stored data and has long been silent while others report', () => {
  const silent = { committedSlot: undefined, blockTime: undefined, ageSeconds: 3_600 }
  const givenUp = [heartbeat('accounts:jupiter-limit', silent), heartbeat('events:jupiter-limit', silent)]
  const reporting = heartbeat('accounts:jupiter-dca')
  expect(isLoading(['limit'], [reporting, ...givenUp])).toBe(false)
  expect(lacksData(['limit'], [reporting, ...givenUp])).toBe(false)
  expect(toPanelView(['dca', 'limit'], [reporting, ...givenUp], 'live').dataAt).toBe(reporting.blockTime)
  // A whole indexer that is down may still finish its first read.
  expect(isLoading(['limit'], givenUp)).toBe(true)
  expect(lacksData(['limit'], givenUp)).toBe(true)
})

test('shows why a source is offline', () => {
  const offline = heartbeat('accounts:jupiter-limit', { state: 'offline', detail: 'The node refuses us.' })
  expect(toPanelView(['limit'], [offline], 'live').notice).toBe('The node refuses us.')
})

test('notices by the age of its heartbeat that the indexer has stopped reporting', () => {
  const silent = [heartbeat('accounts:jupiter-dca', { ageSeconds: 30 })]
  expect(toPanelView(['dca'], silent, 'live').notice).toMatch(/stopped reporting/)
})

test('waits while no source of any program has reported', () => {
  expect(toPanelView(['kamino'], [heartbeat('rpc')], 'live')).toMatchObject({
    dataAt: undefined,
    notice: expect.stringMatching(/Waiting/),
  })
})

test('names all programs that no indexer reports, in the same sentence for each panel', () => {
  const sentence = toPanelView(['kamino'], limit, 'live').notice
  expect(sentence).toBe(
    'No indexer of this server reports Jupiter DCA, Jupiter Limit v1, Kamino, Drift and Velocity.',
  )
  expect(toPanelView(['perps.trades'], limit, 'live').notice).toBe(sentence)
})

test('does not say so of a program whose first read has ended early', () => {
  const silent = { committedSlot: undefined, blockTime: undefined, ageSeconds: 3_600 }
  const ended = heartbeat('accounts:kamino-limit', silent)
  expect(toPanelView(['kamino'], [...limit, ended], 'live').notice).toMatch(/stopped before/)
})

test('reports a snapshot in progress', () => {
  const filling = heartbeat('accounts:jupiter-dca', {
    state: 'snapshot',
    committedSlot: undefined,
    blockTime: undefined,
  })
  expect(toPanelView(['dca'], [filling], 'live').notice).toMatch(/Loading the current chain state/)
})

test("takes the RPC state from the indexer that follows the panel's programs", () => {
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

test('the data of one perps venue is as old as its own sources, and that of all as the oldest', () => {
  const venues = [
    heartbeat('accounts:drift-perps', { blockTime: 900 }),
    heartbeat('accounts:velocity-perps', { blockTime: 800, committedSlot: 280 }),
  ]
  const ageOf = (topic: DataTopic) => toPanelView([topic], venues, 'live').dataAt
  expect([ageOf('velocity.trades'), ageOf('velocity.positions'), ageOf('velocity.markets')]).toEqual([
    800, 800, 800,
  ])
  expect([ageOf('drift.trades'), ageOf('drift.positions'), ageOf('market_stats')]).toEqual([900, 900, 900])
  expect([ageOf('perps.trades'), ageOf('perps.positions')]).toEqual([800, 800])
})
