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

test('opens the search on a slash and the help on a question mark', () => {
  expect(commandOf(press('/'))).toEqual({ kind: 'search' })
  expect(commandOf(press('?'))).toEqual({ kind: 'help' })
})

test.each([
  ['h', '/'],
  ['d', '/drift/dashboard'],
  ['j', '/jupiter/dashboard'],
  ['k', '/kamino/dashboard'],
  ['p', '/api/docs'],
  ['t', '/trades'],
  ['o', '/tokens'],
  ['w', '/watchlist'],
  ['a', '/alerts'],
  ['c', '/compare'],
])('maps g, then %s, to %s', (key, to) => {
  const { state } = takeKey(undefined, press('g', { atMs: 100 }), true)
  expect(takeKey(state, press(key, { atMs: 900 }), true)).toEqual({
    state: undefined,
    command: { kind: 'go', to },
  })
})

test('ignores a second key that is late or interrupted', () => {
  expect(commandOf(press('h', { atMs: 1501 }), 0)).toBeUndefined()
  const { state } = takeKey(0, press('x', { atMs: 10 }), true)
  expect(commandOf(press('h', { atMs: 20 }), state)).toBeUndefined()
})

test('ignores single letters and names of inherited properties', () => {
  expect(commandOf(press('h'))).toBeUndefined()
  expect(commandOf(press('constructor'), 0)).toBeUndefined()
})

test('ignores keys while the visitor types', () => {
  expect(commandOf(press('/', { taken: true }))).toBeUndefined()
  expect(takeKey(undefined, press('g', { taken: true }), true)).toEqual({ state: undefined })
})

test('leaves keys with modifiers to the browser, except Ctrl+K and Cmd+K, which also work in fields', () => {
  expect(commandOf(press('/', { command: true }))).toBeUndefined()
  expect(commandOf(press('?', { alt: true }))).toBeUndefined()
  expect(commandOf(press('k', { command: true, taken: true }))).toEqual({ kind: 'search' })
  expect(commandOf(press('K', { command: true }))).toEqual({ kind: 'search' })
})

test('ignores single keys when they are switched off, but not Ctrl+K', () => {
  expect(commandOf(press('/'), undefined, false)).toBeUndefined()
  expect(takeKey(undefined, press('g'), false)).toEqual({ state: undefined })
  expect(commandOf(press('k', { command: true }), undefined, false)).toEqual({ kind: 'search' })
})
