import { expect, test } from 'vitest'
import { protocolOfState } from '../chain/account-change'
import { orderKind, topicOfDex } from '../order/order-kind'
import { changeTopics, changeTopicsOf, perpFactsOf, perpStatusWord, perpVenueFacts } from './perp-venue'
import {
  isOfKind,
  isOfVenue,
  perpProtocolOf,
  perpVenueOf,
  protocolFacts,
  protocolIds,
  protocolsFeeding,
  protocolsOfKind,
  protocolsOfVenue,
  soleProtocolOf,
  streamTopics,
} from './protocol'
import { perpVenues, spotVenues } from './venues'

test('each protocol has a kind', () => {
  expect(protocolsOfKind('dca')).toEqual(['jupiter-dca'])
  expect(protocolsOfKind('limit')).toEqual(['jupiter-limit', 'jupiter-limit-v1', 'kamino-limit'])
  expect(protocolsOfKind('perp')).toEqual(['drift-perps', 'velocity-perps'])
  expect(protocolsOfKind('token')).toEqual(['spl-token'])
  expect(protocolsOfKind('token', 'perp', 'limit', 'dca')).toEqual(protocolIds)
  expect(isOfKind('kamino-limit', 'dca', 'limit')).toBe(true)
  expect(isOfKind('drift-perps', 'dca', 'limit')).toBe(false)
})

test('each spot protocol belongs to one venue', () => {
  expect(spotVenues.map(protocolsOfVenue)).toEqual([
    ['jupiter-dca'],
    ['jupiter-limit', 'jupiter-limit-v1'],
    ['kamino-limit'],
  ])
  expect(isOfVenue('jupiter-limit-v1', 'jupiter')).toBe(true)
  expect(isOfVenue('jupiter-dca', 'jupiter')).toBe(false)
})

test('each topic is read from at least one protocol', () => {
  const fed = Object.fromEntries(streamTopics.map((topic) => [topic, protocolsFeeding(topic)]))
  expect(fed).toEqual({
    prices: ['drift-perps', 'velocity-perps'],
    dca: ['jupiter-dca'],
    limit: ['jupiter-limit', 'jupiter-limit-v1'],
    kamino: ['kamino-limit'],
    'drift.trades': ['drift-perps'],
    'drift.positions': ['drift-perps'],
    market_stats: ['drift-perps'],
    'perps.trades': ['drift-perps', 'velocity-perps'],
    'perps.positions': ['drift-perps', 'velocity-perps'],
    'perps.markets': ['drift-perps', 'velocity-perps'],
  })
})

test('the topic of a protocol is one of those it feeds', () => {
  for (const { topic, feeds } of Object.values(protocolFacts))
    if (topic !== undefined) expect(feeds).toContain(topic)
})

test('a kind with several protocols has no sole protocol', () => {
  expect(soleProtocolOf('dca')).toBe('jupiter-dca')
  expect(() => soleProtocolOf('limit' as 'dca')).toThrow('not exactly one protocol of kind limit')
  expect(() => soleProtocolOf('perp' as 'dca')).toThrow('not exactly one protocol of kind perp')
})

test('a dex label determines the topic and the kind of an order', () => {
  const labels = protocolsOfKind('dca', 'limit', 'perp').map((protocol) => protocolFacts[protocol].label)
  expect(labels.map((dex) => [topicOfDex(dex), orderKind({}, dex)])).toEqual([
    ['dca', 'dca'],
    ['limit', 'limit'],
    ['limit', 'limit'],
    ['kamino', 'kamino'],
    ['drift.trades', 'drift'],
    ['perps.trades', 'drift'],
  ])
})

test('program labels are distinct', () => {
  const labels = Object.values(protocolFacts).map(({ programLabel }) => programLabel)
  expect(new Set(labels).size).toBe(protocolIds.length)
})

test('each perps protocol has facts of its venue, whose price sources are distinct', () => {
  const facts = protocolsOfKind('perp').map(perpFactsOf)
  const sources = facts.flatMap(({ oracleSource, recordSource }) => [oracleSource, recordSource])
  expect(new Set(sources).size).toBe(2 * facts.length)
  for (const { statuses } of facts)
    expect(statuses.active.filter((status) => statuses.unlisted.includes(status))).toEqual([])
})

test('each perps venue has one protocol', () => {
  expect(perpVenues.map(perpProtocolOf)).toEqual(protocolsOfKind('perp'))
  expect(protocolsOfKind('perp').map(perpVenueOf)).toEqual(perpVenues)
})

test('each change of a perps venue has a topic of its own', () => {
  const topics = perpVenues.flatMap((venue) => Object.values(perpVenueFacts[venue].changeTopics))
  expect(new Set(topics).size).toBe(3 * perpVenues.length)
  for (const topic of topics) expect(changeTopics).toContain(topic)
})

test('a topic of all perps venues follows the changes of each', () => {
  expect(changeTopicsOf('perps.trades')).toEqual(['drift.trades', 'velocity.trades'])
  expect(changeTopicsOf('perps.positions')).toEqual(['drift.positions', 'velocity.positions'])
  expect(changeTopicsOf('perps.markets')).toEqual(['market_stats', 'velocity.markets'])
  expect(changeTopicsOf('drift.trades')).toEqual(['drift.trades'])
  expect(changeTopicsOf('prices')).toEqual(['prices', 'market_stats', 'velocity.markets'])
})

test('the states of Velocity markets have their own numbers', () => {
  const words = [2, 3, 4, 6].map((status) =>
    perpVenues.map((venue) => perpStatusWord(perpVenueFacts[venue].statuses, status)),
  )
  expect(words).toEqual([
    ['FundingPaused', 'ReduceOnly'],
    ['AmmPaused', 'Settlement'],
    ['FillPaused', 'Delisted'],
    ['ReduceOnly', 'Status 6'],
  ])
})

test('mints and metadata belong to the token protocol', () => {
  const state = { kind: 'token-metadata', key: 'x', name: 'x', symbol: 'x', uri: 'x' } as never
  expect(protocolOfState(state)).toBe('spl-token')
})
