import { expect, test } from 'vitest'
import { eventVenueIs, venueIs, venueOfEvent } from './table-protocols'

test('an event belongs to a venue through its protocol', () => {
  expect(eventVenueIs('dca')).toBe(`protocol = 'jupiter-dca'`)
  expect(eventVenueIs('jupiter', 'f.protocol')).toBe(`f.protocol in ('jupiter-limit', 'jupiter-limit-v1')`)
})

test('a row of a rollup belongs to a venue by its name', () => {
  expect(venueIs('kamino', 'o.venue')).toBe(`o.venue = 'kamino'`)
})

test('the venue of an event follows from every spot protocol', () => {
  expect(venueOfEvent('f.protocol')).toBe(
    `case f.protocol when 'jupiter-dca' then 'dca' when 'jupiter-limit' then 'jupiter'
      when 'jupiter-limit-v1' then 'jupiter' when 'kamino-limit' then 'kamino' end`.replaceAll(/\s+/g, ' '),
  )
})
