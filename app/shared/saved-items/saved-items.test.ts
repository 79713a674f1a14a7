import { expect, test } from 'vitest'
import { hasItem, parseItems, type SavedItem, withItem, withoutItem } from './saved-items'

const sol: SavedItem = {
  kind: 'token',
  key: 'So11111111111111111111111111111111111111112',
  symbol: 'SOL',
  name: 'Wrapped SOL',
  verified: true,
}
const solPerp: SavedItem = {
  kind: 'market',
  key: '8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W',
  symbol: 'SOL',
  name: 'SOL-PERP',
  verified: false,
}

test('restores stored items', () => {
  expect(parseItems(JSON.stringify([sol, solPerp]))).toEqual([sol, solPerp])
})

test('reads missing, invalid and non-list text as no items', () => {
  expect(parseItems(null)).toEqual([])
  expect(parseItems('{oops')).toEqual([])
  expect(parseItems('{"kind":"token"}')).toEqual([])
})

test('drops items with an unknown kind or an invalid key', () => {
  const strange = [{ ...sol, kind: 'wallet' }, { ...sol, key: '../../evil' }, null, 7, sol]
  expect(parseItems(JSON.stringify(strange))).toEqual([sol])
})

test('truncates texts at forty characters and drops other types', () => {
  const long = { ...sol, symbol: 'x'.repeat(10_000), name: { toString: 'evil' }, verified: 'yes' }
  expect(parseItems(JSON.stringify([long]))).toEqual([
    { ...sol, symbol: 'x'.repeat(40), name: null, verified: false },
  ])
})

test('moves a repeated item to the front', () => {
  expect(withItem([solPerp, sol], sol, 5)).toEqual([sol, solPerp])
})

test('drops the oldest item beyond the limit', () => {
  expect(withItem([sol], solPerp, 1)).toEqual([solPerp])
})

test('distinguishes the same key of different kinds', () => {
  const trader: SavedItem = { ...sol, kind: 'trader' }
  expect(hasItem([sol], trader)).toBe(false)
  expect(withoutItem([sol, trader], sol)).toEqual([trader])
})
