import { expect, test } from 'vitest'
import { type KeyPress, type KeyState, takeKey } from './key-map'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  command: false,
  alt: false,
  taken: false,
  atMs: 0,
  ...more,
})
const commandOf = (given: KeyPress, state: KeyState = undefined, singleKeys = true) =>
  takeKey(state, given, singleKeys).command

test('a slash opens the search, a question mark the help', () => {
  expect(commandOf(press('/'))).toEqual({ kind: 'search' })
  expect(commandOf(press('?'))).toEqual({ kind: 'help' })
})

test.each([
  ['h', '/'],
  ['d', '/drift/dashboard'],
  ['j', '/jupiter/dashboard'],
  ['k', '/kamino/dashboard'],
])('g and %s go to %s', (key, to) => {
  const { state } = takeKey(undefined, press('g', { atMs: 100 }), true)
  expect(takeKey(state, press(key, { atMs: 900 }), true)).toEqual({
    state: undefined,
    command: { kind: 'go', to },
  })
})

test('a second key that comes too late, or another one in between, goes nowhere', () => {
  expect(commandOf(press('h', { atMs: 1501 }), 0)).toBeUndefined()
  const { state } = takeKey(0, press('x', { atMs: 10 }), true)
  expect(commandOf(press('h', { atMs: 20 }), state)).toBeUndefined()
})

test('a letter alone does nothing, and no inherited name is a page', () => {
  expect(commandOf(press('h'))).toBeUndefined()
  expect(commandOf(press('constructor'), 0)).toBeUndefined()
})

test('whoever types is left alone', () => {
  expect(commandOf(press('/', { taken: true }))).toBeUndefined()
  expect(takeKey(undefined, press('g', { taken: true }), true)).toEqual({ state: undefined })
})

test('keys with a modifier belong to the browser, but for Ctrl+K and Cmd+K, which work in fields too', () => {
  expect(commandOf(press('/', { command: true }))).toBeUndefined()
  expect(commandOf(press('?', { alt: true }))).toBeUndefined()
  expect(commandOf(press('k', { command: true, taken: true }))).toEqual({ kind: 'search' })
  expect(commandOf(press('K', { command: true }))).toEqual({ kind: 'search' })
})

test('switched off, single keys do nothing and Ctrl+K still does', () => {
  expect(commandOf(press('/'), undefined, false)).toBeUndefined()
  expect(takeKey(undefined, press('g'), false)).toEqual({ state: undefined })
  expect(commandOf(press('k', { command: true }), undefined, false)).toEqual({ kind: 'search' })
})
