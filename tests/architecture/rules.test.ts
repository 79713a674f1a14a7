import { expect, test } from 'vitest'
import { findCycles } from './import-cycles'
import { allowedImports, type Layer, serverSide } from './rules'

/** Returns the groups of layers that may import each other, directly or through others. */
function layerCycles(allowed: Readonly<Record<Layer, readonly Layer[]>>): readonly (readonly string[])[] {
  return findCycles(new Map(Object.entries(allowed)))
}

const allowed = { ...allowedImports, features: [...allowedImports.features, ...serverSide] }

test('the allowed imports have no cycle, so that the layers have an order', () => {
  expect(layerCycles(allowed)).toEqual([])
})

test('finds a planted cycle of allowed imports', () => {
  expect(layerCycles({ ...allowed, api: [...allowed.api, 'context'] })).toEqual([['api', 'context']])
  expect(layerCycles({ ...allowed, lib: ['lib'] })).toEqual([['lib']])
})
