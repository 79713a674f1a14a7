import { expect, test } from 'vitest'
import { notesOfMarket } from './notes-of-market'

const now = 1_700_000_000
const notesOf = (market: Parameters<typeof notesOfMarket>[0]) => notesOfMarket(market, now)

const sol = {
  name: 'SOL-PERP',
  statusName: 'Active',
  isActive: true,
  isListed: true,
  openInterest: 3,
  longInterest: 3,
  shortInterest: 2,
  lastOraclePrice: 85,
  lastOraclePriceTime: now - 600,
  lastOracleValid: true,
  lastFundingRate: -0.1,
}

test('has no notes for a normal market', () => {
  expect(notesOf(sol)).toEqual([])
})

test("notes a delisted market, and the venue's status of a restricted one", () => {
  const settled = { ...sol, statusName: 'Settlement', isActive: false, isListed: false }
  expect(notesOf(settled)).toEqual([
    'SOL-PERP is not listed any more (Settlement): it is in no list, no average and no total. What stands here is what the chain still has of it.',
  ])
  expect(notesOf({ ...sol, statusName: 'ReduceOnly', isActive: false })).toEqual([
    'SOL-PERP does not trade as usual right now: the venue calls its state ReduceOnly.',
  ])
})

test('notes missing interest, funding or price once, with the consequence', () => {
  const deserted = { ...sol, openInterest: 0, longInterest: 0, shortInterest: 0 }
  expect(notesOf(deserted)).toEqual([
    'Nobody holds a position in SOL-PERP, so there is no ratio of longs to shorts.',
  ])
  expect(notesOf({ ...sol, shortInterest: 0 })).toEqual([
    'All positions in SOL-PERP are on one side, so there is no ratio of longs to shorts.',
  ])
  expect(notesOf({ ...sol, lastFundingRate: null })).toEqual(['No funding has been set for SOL-PERP yet.'])
  expect(notesOf({ ...sol, lastOraclePrice: null })).toEqual([
    'The oracle has no price for SOL-PERP, so nothing here can be told in dollars.',
  ])
})

test('notes a price that is stale or that the venue does not trust', () => {
  const old = { ...sol, lastOraclePriceTime: now - 601 }
  expect(notesOf(old)).toEqual([
    'The venue last took a price for SOL-PERP from its oracle 10 m ago: all dollars here stand at that price.',
  ])
  expect(notesOf({ ...old, lastOracleValid: false })).toEqual([
    'The venue does not trust the oracle of SOL-PERP right now: all dollars here stand at a price that may be wrong.',
  ])
  expect(notesOf({ ...sol, lastOraclePriceTime: null, lastOracleValid: null })).toEqual([])
})
