import { expect, test } from 'vitest'
import { metricGroups, metrics } from './metrics'

const entries = metricGroups.flatMap((group) => Object.entries(group.metrics))

test('explains every number once, under an id that no other number or group uses', () => {
  const ids = [...entries.map(([id]) => id), ...metricGroups.map(({ id }) => id)]
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.keys(metrics).sort()).toEqual(entries.map(([id]) => id).sort())
})

test('gives every number a different title', () => {
  const titles = entries.map(([, { title }]) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test.each(entries)('%s states its unit, its formula and its source', (id, definition) => {
  expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/)
  expect(definition.unit.length).toBeGreaterThan(2)
  expect(definition.source.length).toBeGreaterThan(10)
  expect(definition.formula).toMatch(/^[A-Z0-9(].{20,}\.$/)
})
