import { expect, test } from 'vitest'
import { isInAnotherLayer } from './use-second-clicks'

// The tested code compares layers only by identity.
const dialog = {} as Element
const click = { layer: dialog, x: 700, y: 100, atMs: 1_000 }

test('detects the second click of a double click whose first click closed a dialog', () => {
  expect(isInAnotherLayer(click, { ...click, layer: null, atMs: 1_120 })).toBe(true)
})

test('detects the second click of a double click whose first click opened a dialog', () => {
  expect(isInAnotherLayer({ ...click, layer: null }, { ...click, x: 710, y: 110, atMs: 1_500 })).toBe(true)
})

test.each([
  ['the first click', undefined, click],
  ['a click in the same dialog', click, { ...click, atMs: 1_100 }],
  ['a click at another place', click, { ...click, layer: null, x: 740, atMs: 1_100 }],
  ['a click after a while', click, { ...click, layer: null, atMs: 1_501 }],
])('%s is a separate click', (_, first, second) => {
  expect(isInAnotherLayer(first, second)).toBe(false)
})
