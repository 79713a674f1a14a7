import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { storageScript } from './storage-script'

const names = ['localStorage', 'sessionStorage'] as const

/** Runs the script in a `window` whose storages are accessed through `read`, and returns that window. */
function windowAfter(read: (name: string) => unknown): Record<(typeof names)[number], Storage> {
  const window = {}
  for (const name of names) Object.defineProperty(window, name, { configurable: true, get: () => read(name) })
  runInNewContext(storageScript, { window })
  return window as ReturnType<typeof windowAfter>
}

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

test.each([
  ['throws when it is read', denied],
  ['is null', () => null],
  ['is missing', () => undefined],
])('replaces a storage that %s with one in memory', (_, read) => {
  const window = windowAfter(read)
  for (const name of names) {
    const storage = window[name]
    expect(storage.getItem('look')).toBeNull()
    storage.setItem('look', 'light')
    expect([storage.getItem('look'), storage.length, storage.key(0), storage.key(1)]).toEqual([
      'light',
      1,
      'look',
      null,
    ])
    storage.removeItem('look')
    expect(storage.getItem('look')).toBeNull()
    storage.setItem('a', '')
    expect(storage.getItem('a')).toBe('')
    storage.clear()
    expect(storage.length).toBe(0)
  }
})

test('keeps a working storage and leaves nothing in it', () => {
  const texts = new Map<string, string>()
  const own = {
    length: 0,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
  const window = windowAfter(() => own)
  for (const name of names) expect(window[name]).toBe(own)
  expect(texts.size).toBe(0)
})

test('replaces only a full sessionStorage, because the contents of a full localStorage can still be read', () => {
  const full = { length: 1, setItem: denied }
  const window = windowAfter(() => full)
  expect(window.localStorage).toBe(full)
  window.sessionStorage.setItem('positions', '{}')
  expect(window.sessionStorage.getItem('positions')).toBe('{}')
})

test('has a script without characters that the renderer would escape', () => {
  expect(storageScript).not.toMatch(/["'&<>]/)
})
