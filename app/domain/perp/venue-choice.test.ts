import { expect, test } from 'vitest'
import { chosenVenues, parseVenueChoice } from './venue-choice'

test('accepts the name of a venue and the word for all venues', () => {
  expect(['drift', 'velocity', 'all', 'Drift', ''].map(parseVenueChoice)).toEqual([
    'drift',
    'velocity',
    'all',
    undefined,
    undefined,
  ])
})

test('puts the preferred venue first if all venues are chosen', () => {
  expect(chosenVenues('all', 'velocity')).toEqual(['velocity', 'drift'])
  expect(chosenVenues('all', 'drift')).toEqual(['drift', 'velocity'])
  expect(chosenVenues('drift', 'velocity')).toEqual(['drift'])
})
