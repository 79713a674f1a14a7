import { expect, test } from 'vitest'
import {
  eventVenueIs,
  isActiveMarket,
  isListedMarket,
  perpVenueAmong,
  protocolOfPerpVenue,
  venueIs,
  venueOfEvent,
} from './table-protocols'

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

test('a perp row belongs to a protocol through its venue', () => {
  expect(protocolOfPerpVenue('f.venue')).toBe(
    `case f.venue when 'drift' then 'drift-perps' when 'velocity' then 'velocity-perps' end`,
  )
  expect(perpVenueAmong('$3')).toBe(
    `venue = any(array[case when 'drift-perps' = any($3) then 'drift' end, case when 'velocity-perps' = any($3) then 'velocity' end])`,
  )
})

test('the numbers of market statuses are compared within their venue', () => {
  expect(isListedMarket('m')).toBe(
    `not (m.venue = 'drift' and m.status in (7, 8) or m.venue = 'velocity' and m.status in (3, 4))`,
  )
  expect(isActiveMarket('m')).toBe(
    `(m.venue = 'drift' and m.status in (1) or m.venue = 'velocity' and m.status in (1))`,
  )
})
