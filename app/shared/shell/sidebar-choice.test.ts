import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shellScript, sidebarKey } from './sidebar-choice'

function pageAfter(getItem: (key: string) => string | null): Record<string, string> {
  const dataset = {}
  runInNewContext(shellScript, {
    localStorage: { getItem },
    document: { documentElement: { dataset } },
  })
  return dataset
}
const remembered = (choice: string | null) => (key: string) => (key === sidebarKey ? choice : null)

test('applies a stored width before the first paint', () => {
  expect(pageAfter(remembered('narrow'))).toEqual({ script: 'on', rail: 'narrow' })
  expect(pageAfter(remembered('wide'))).toEqual({ script: 'on', rail: 'wide' })
})

test('uses the width of the window if no valid value is stored', () => {
  expect(pageAfter(remembered(null))).toEqual({ script: 'on' })
  expect(pageAfter(remembered('sideways'))).toEqual({ script: 'on' })
})

test('does not fail in a browser that blocks storage', () => {
  const forbidden = () => {
    throw new Error('denied')
  }
  expect(pageAfter(forbidden)).toEqual({ script: 'on' })
})

test('contains no characters that the renderer escapes', () => {
  expect(shellScript).not.toMatch(/["'&<>]/)
})
