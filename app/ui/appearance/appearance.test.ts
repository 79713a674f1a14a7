import { expect, test } from 'vitest'
import { appearanceClasses, appearanceScript, classesOfAppearance, parseAppearance } from './appearance'

test('defaults to dark, green and red, with rows of 32 px', () => {
  expect(parseAppearance(null)).toEqual({ light: false, safe: false, density: 'normal', utc: false })
})

test('combines light and safe', () => {
  expect(parseAppearance('safe light')).toEqual({ light: true, safe: true, density: 'normal', utc: false })
})

test('ignores unknown words', () => {
  expect(classesOfAppearance(parseAppearance('lighter x" onload= comfortable'))).toEqual(['comfortable'])
})

test('restores every combination as it was stored', () => {
  for (const light of [true, false]) {
    for (const safe of [true, false]) {
      for (const density of ['compact', 'normal', 'comfortable'] as const) {
        for (const utc of [true, false]) {
          const appearance = { light, safe, density, utc }
          expect(parseAppearance(classesOfAppearance(appearance).join(' '))).toEqual(appearance)
        }
      }
    }
  }
})

/** Runs the page's first script as a browser would, and returns the resulting class of `<html>`. */
function classAfter(getItem: (key: string) => string | null): string {
  const document = { documentElement: { className: '' } }
  new Function('document', 'localStorage', appearanceScript)(document, { getItem })
  return document.documentElement.className
}

test('puts the choice of UTC on the page', () => {
  expect(classAfter(() => 'light utc')).toBe('light utc')
})

test('puts only known words from storage on the page', () => {
  expect(classAfter((key) => (key === 'look' ? 'evil light safe" compact' : null))).toBe('light safe compact')
  expect(classAfter(() => null)).toBe('')
})

test('does not fail if storage is blocked', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  expect(classAfter(refuse)).toBe('')
})

test('recognises every word', () => {
  expect(classAfter((key) => (key === 'look' ? appearanceClasses.join(' ') : null))).toBe(
    appearanceClasses.join(' '),
  )
})

test('has a first script without characters that the renderer would escape', () => {
  expect(appearanceScript).not.toMatch(/[&<>"']/)
})
