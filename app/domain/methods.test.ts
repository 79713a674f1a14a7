import { expect, test } from 'vitest'
import { methodGroups, methods } from './methods'

const entries = methodGroups.flatMap((group) => Object.entries(group.methods))

test('explains every number once, under an id that no other number or group uses', () => {
  const ids = [...entries.map(([id]) => id), ...methodGroups.map(({ id }) => id)]
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.keys(methods).sort()).toEqual(entries.map(([id]) => id).sort())
})

test('gives every number a different title', () => {
  const titles = entries.map(([, { title }]) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test.each(entries)('%s states its unit, its formula and its source', (id, method) => {
  expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/)
  expect(method.unit.length).toBeGreaterThan(2)
  expect(method.source.length).toBeGreaterThan(10)
  expect(method.formula).toMatch(/^[A-Z0-9(].{20,}\.$/)
})
