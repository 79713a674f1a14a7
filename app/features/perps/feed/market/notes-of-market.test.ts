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
    'SOL-PERP is delisted (Settlement) and excluded from lists, averages and totals; remaining on-chain data below.',
  ])
  expect(notesOf({ ...sol, statusName: 'ReduceOnly', isActive: false })).toEqual([
    'SOL-PERP is not trading normally (status ReduceOnly).',
  ])
})

test('notes missing interest, funding or price once, with the consequence', () => {
  const deserted = { ...sol, openInterest: 0, longInterest: 0, shortInterest: 0 }
  expect(notesOf(deserted)).toEqual(['No open positions in SOL-PERP, so there is no long/short ratio.'])
  expect(notesOf({ ...sol, shortInterest: 0 })).toEqual([
    'All positions in SOL-PERP are on one side, so there is no long/short ratio.',
  ])
  expect(notesOf({ ...sol, lastFundingRate: null })).toEqual(['No funding rate for SOL-PERP yet.'])
  expect(notesOf({ ...sol, lastOraclePrice: null })).toEqual([
    'The oracle has no price for SOL-PERP, so USD values are unavailable.',
  ])
})

test('notes a price that is stale or that the venue does not trust', () => {
  const old = { ...sol, lastOraclePriceTime: now - 601 }
  expect(notesOf(old)).toEqual([
    'The venue last updated the oracle price of SOL-PERP 10 m ago; USD values use that price.',
  ])
  expect(notesOf({ ...old, lastOracleValid: false })).toEqual([
    'The venue does not trust the oracle of SOL-PERP right now; USD values may be wrong.',
  ])
  expect(notesOf({ ...sol, lastOraclePriceTime: null, lastOracleValid: null })).toEqual([])
})
