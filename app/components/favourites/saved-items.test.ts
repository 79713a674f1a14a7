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

test('what was kept is read as it was', () => {
  expect(parseItems(JSON.stringify([sol, solPerp]))).toEqual([sol, solPerp])
})

test('nothing, no JSON and no list are no items', () => {
  expect(parseItems(null)).toEqual([])
  expect(parseItems('{oops')).toEqual([])
  expect(parseItems('{"kind":"token"}')).toEqual([])
})

test('an item with a foreign kind or a key that is no address is left out', () => {
  const strange = [{ ...sol, kind: 'wallet' }, { ...sol, key: '../../evil' }, null, 7, sol]
  expect(parseItems(JSON.stringify(strange))).toEqual([sol])
})

test('texts are cut at forty characters and are text or nothing', () => {
  const long = { ...sol, symbol: 'x'.repeat(10_000), name: { toString: 'evil' }, verified: 'yes' }
  expect(parseItems(JSON.stringify([long]))).toEqual([
    { ...sol, symbol: 'x'.repeat(40), name: null, verified: false },
  ])
})

test('an item that comes again moves to the front', () => {
  expect(withItem([solPerp, sol], sol, 5)).toEqual([sol, solPerp])
})

test('the oldest goes where there is no room', () => {
  expect(withItem([sol], solPerp, 1)).toEqual([solPerp])
})

test('the same key of another kind is another thing', () => {
  const trader: SavedItem = { ...sol, kind: 'trader' }
  expect(hasItem([sol], trader)).toBe(false)
  expect(withoutItem([sol, trader], sol)).toEqual([trader])
})
