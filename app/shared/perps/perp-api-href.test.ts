import { expect, test } from 'vitest'
import { perpApiHref } from './perp-api-href'

test('requests the rows of Drift from its own endpoints, and all others with a venue', () => {
  expect(perpApiHref('drift', '/trades', { format: 'csv' })).toBe('/api/drift/trades?format=csv')
  expect(perpApiHref('velocity', '/trades', { format: 'csv' })).toBe(
    '/api/perps/trades?format=csv&venue=velocity',
  )
  expect(perpApiHref('all', '/markets', {})).toBe('/api/perps/markets?venue=all')
})
