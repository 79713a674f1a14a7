import { expect, test } from 'vitest'
import { perpVenueFacts } from '../protocol/perp-venue'
import { perpVenues } from '../protocol/venues'
import { chartTopics } from './chart-topics'
import { allVenues } from './panel-view'

test.each(perpVenues)('bars of a market of %s are as old as the trades of this venue', (venue) => {
  expect(chartTopics(venue)).toEqual([perpVenueFacts[venue].changeTopics.trades])
})

test('bars of different venues have different ages', () => {
  const topics = perpVenues.map((venue) => chartTopics(venue)[0])
  expect(new Set(topics).size).toBe(perpVenues.length)
})

test("a token's bars are as old as the venue that is furthest behind", () => {
  expect(chartTopics(undefined)).toEqual(allVenues)
})
