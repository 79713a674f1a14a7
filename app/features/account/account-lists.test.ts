import { expect, test } from 'vitest'
import { chosenTab, eventsNarrowing, firstTab, hasEventSides } from './account-lists'

const params = new URLSearchParams('events.side=sell&events.min=1000')

test('filters the latest events of a trader by side and value', () => {
  expect(eventsNarrowing(hasEventSides('trader'), params)).toEqual({ side: 'sell', minAmountUsd: 1_000 })
})

test('ignores the side on the page of an order, which has no control for it', () => {
  expect(eventsNarrowing(hasEventSides('order'), params)).toEqual({ minAmountUsd: 1_000 })
})

test.each([
  ['', undefined],
  ['as=trader', undefined],
  ['tab=nothing', undefined],
  ['tab=dca', 'dca'],
  ['tab=drift', 'perps'],
  ['kamino.sort=createdAt', 'kamino'],
  ['events.min=1000', 'dca'],
  ['tab=limit&dca.search=x', 'limit'],
])('the URL with %j chooses the tab %s', (search, tab) => {
  expect(chosenTab(new URLSearchParams(search))).toBe(tab)
})

test('opens the first tab that is not empty', () => {
  expect(firstTab({ dca: 1, limit: 2, kamino: 3, perps: 4 })).toBe('dca')
  expect(firstTab({ dca: 0, limit: 0, kamino: 0, perps: 4 })).toBe('perps')
  expect(firstTab({ dca: undefined, limit: 1, kamino: 3 })).toBe('dca')
  expect(firstTab({ dca: 0, limit: undefined, kamino: 3 })).toBe('limit')
  expect(firstTab({ dca: 0, limit: 0, kamino: 0, perps: 0 })).toBe('dca')
})
