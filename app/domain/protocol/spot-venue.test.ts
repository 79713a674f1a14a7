import { expect, test } from 'vitest'
import { protocolFacts, protocolsOfKind } from './protocol'
import { isDcaVenue, spotTopics, topicOfVenue } from './spot-venue'
import { spotVenues } from './venues'

test('each spot venue has a topic of its own, which is that of all its protocols', () => {
  expect(spotTopics).toEqual(['dca', 'limit', 'kamino'])
  for (const protocol of protocolsOfKind('dca', 'limit')) {
    const { venue, topic } = protocolFacts[protocol]
    expect(topicOfVenue(venue)).toBe(topic)
  }
})

test('the orders of one spot venue are DCA orders', () => {
  expect(spotVenues.filter(isDcaVenue)).toEqual(['dca'])
})
