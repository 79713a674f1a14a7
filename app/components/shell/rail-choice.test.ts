import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { railKey, shellScript } from './rail-choice'

function pageAfter(getItem: (key: string) => string | null): Record<string, string> {
  const dataset = {}
  runInNewContext(shellScript, {
    localStorage: { getItem },
    document: { documentElement: { dataset } },
  })
  return dataset
}
const remembered = (choice: string | null) => (key: string) => (key === railKey ? choice : null)

test('a remembered width is on the page before it is painted', () => {
  expect(pageAfter(remembered('narrow'))).toEqual({ script: 'on', rail: 'narrow' })
  expect(pageAfter(remembered('wide'))).toEqual({ script: 'on', rail: 'wide' })
})

test('nothing remembered, and nonsense, leave the width to the window', () => {
  expect(pageAfter(remembered(null))).toEqual({ script: 'on' })
  expect(pageAfter(remembered('sideways'))).toEqual({ script: 'on' })
})

test('a browser that forbids storage is no reason to fail', () => {
  const forbidden = () => {
    throw new Error('denied')
  }
  expect(pageAfter(forbidden)).toEqual({ script: 'on' })
})

test('the script survives the renderer, which escapes texts', () => {
  expect(shellScript).not.toMatch(/["'&<>]/)
})
