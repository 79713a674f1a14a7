import { expect, test } from 'vitest'
import { eventsNarrowing, hasEventSides } from './account-lists'

const params = new URLSearchParams('events.side=sell&events.min=1000')

test('filters the latest events of a trader by side and value', () => {
  expect(eventsNarrowing(hasEventSides('trader'), params)).toEqual({ side: 'sell', minAmountUsd: 1_000 })
})

test('ignores the side on the page of an order, which has no control for it', () => {
  expect(eventsNarrowing(hasEventSides('order'), params)).toEqual({ minAmountUsd: 1_000 })
})
