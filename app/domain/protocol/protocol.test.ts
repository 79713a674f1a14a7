import { expect, test } from 'vitest'
import { protocolOfState } from '../chain/account-change'
import { orderKind, topicOfDex } from '../order/order-kind'
import { perpFactsOf } from './perp-venue'
import {
  isOfKind,
  isOfVenue,
  protocolFacts,
  protocolIds,
  protocolsFeeding,
  protocolsOfKind,
  protocolsOfVenue,
  soleProtocolOf,
  spotVenues,
  streamTopics,
} from './protocol'

test('each protocol has a kind', () => {
  expect(protocolsOfKind('dca')).toEqual(['jupiter-dca'])
  expect(protocolsOfKind('limit')).toEqual(['jupiter-limit', 'jupiter-limit-v1', 'kamino-limit'])
  expect(protocolsOfKind('perp')).toEqual(['drift-perps'])
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
    prices: ['drift-perps'],
    dca: ['jupiter-dca'],
    limit: ['jupiter-limit', 'jupiter-limit-v1'],
    kamino: ['kamino-limit'],
    'drift.trades': ['drift-perps'],
    'drift.positions': ['drift-perps'],
    market_stats: ['drift-perps'],
  })
})

test('the topic of a protocol is one of those it feeds', () => {
  for (const { topic, feeds } of Object.values(protocolFacts))
    if (topic !== undefined) expect(feeds).toContain(topic)
})

test('a kind with several protocols has no sole protocol', () => {
  expect(soleProtocolOf('dca')).toBe('jupiter-dca')
  expect(() => soleProtocolOf('limit')).toThrow('not exactly one protocol of kind limit')
})

test('a dex label determines the topic and the kind of an order', () => {
  const labels = protocolsOfKind('dca', 'limit', 'perp').map((protocol) => protocolFacts[protocol].label)
  expect(labels.map((dex) => [topicOfDex(dex), orderKind({}, dex)])).toEqual([
    ['dca', 'dca'],
    ['limit', 'limit'],
    ['limit', 'limit'],
    ['kamino', 'kamino'],
    ['drift.trades', 'drift'],
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

test('mints and metadata belong to the token protocol', () => {
  const state = { kind: 'token-metadata', key: 'x', name: 'x', symbol: 'x', uri: 'x' } as never
  expect(protocolOfState(state)).toBe('spl-token')
})
