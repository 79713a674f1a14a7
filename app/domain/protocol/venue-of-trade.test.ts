import { expect, test } from 'vitest'
import { tradeTypes } from './trade-type'
import { perpVenueOfTrade } from './venue-of-trade'

test('perp trades have the venue of their type, and spot trades have none', () => {
  expect(tradeTypes.map(perpVenueOfTrade)).toEqual(['drift', undefined, undefined, undefined, 'velocity'])
})
