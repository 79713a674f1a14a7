import { expect, test } from 'vitest'
import { perpProtocolOf, protocolFacts } from './protocol'
import { tradeTypes } from './trade-type'
import { perpVenueOfTrade } from './venue-of-trade'
import { perpVenues } from './venues'

test('perp trades have the venue of their type, and spot trades have none', () => {
  expect(tradeTypes.map(perpVenueOfTrade)).toEqual(['drift', undefined, undefined, undefined, 'velocity'])
})

test('the type of trade of each perps protocol leads to its venue', () => {
  const types = perpVenues.map((venue) => protocolFacts[perpProtocolOf(venue)].tradeType)
  expect(types.map(perpVenueOfTrade)).toEqual(perpVenues)
})
