import { expect, test } from 'vitest'
import { lookWords, parseLook, wordsOfLook } from './look'
import { lookScript } from './look-script'

test('a device that remembers nothing is dark, green and red, with rows of 32 px', () => {
  expect(parseLook(null)).toEqual({ light: false, safe: false, density: 'normal' })
})

test('light and safe combine', () => {
  expect(parseLook('safe light')).toEqual({ light: true, safe: true, density: 'normal' })
})

test('words that mean nothing are left out', () => {
  expect(wordsOfLook(parseLook('lighter x" onload= comfortable'))).toEqual(['comfortable'])
})

test('every look is remembered as it is', () => {
  for (const light of [true, false]) {
    for (const safe of [true, false]) {
      for (const density of ['compact', 'normal', 'comfortable'] as const) {
        const look = { light, safe, density }
        expect(parseLook(wordsOfLook(look).join(' '))).toEqual(look)
      }
    }
  }
})

/** Runs the page's first script as a browser would; what `<html>` bears afterwards. */
function classAfter(getItem: (key: string) => string | null): string {
  const document = { documentElement: { className: '' } }
  new Function('document', 'localStorage', lookScript)(document, { getItem })
  return document.documentElement.className
}

test('the first script puts the remembered words on the page, and no others', () => {
  expect(classAfter((key) => (key === 'look' ? 'evil light safe" compact' : null))).toBe('light safe compact')
  expect(classAfter(() => null)).toBe('')
})

test('the first script survives a device that refuses to remember', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  expect(classAfter(refuse)).toBe('')
})

test('the first script knows every word', () => {
  expect(classAfter((key) => (key === 'look' ? lookWords.join(' ') : null))).toBe(lookWords.join(' '))
})

test('the first script has no character that the renderer would escape', () => {
  expect(lookScript).not.toMatch(/[&<>"']/)
})
