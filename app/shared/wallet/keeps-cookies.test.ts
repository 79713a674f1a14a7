import { afterEach, expect, test, vi } from 'vitest'
import { keepsCookies } from './keeps-cookies'

afterEach(() => void vi.unstubAllGlobals())

/** Creates a fake cookie jar that behaves like `document.cookie`. */
function cookieJar() {
  const cookies = new Map<string, string>([['ad', 'hidden']])
  return {
    cookies,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

test('returns true if a test cookie is stored, and removes it', () => {
  const document = cookieJar()
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', { cookieEnabled: true })
  expect(keepsCookies()).toBe(true)
  expect([...document.cookies]).toEqual([['ad', 'hidden']])
})

test.each([
  ['ignores them', () => ''],
  [
    'refuses to read them',
    () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
  ],
])('returns false for a browser that %s, even if it claims to store cookies', (_, read) => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: read, set: () => undefined }))
  vi.stubGlobal('navigator', { cookieEnabled: true })
  expect(keepsCookies()).toBe(false)
})

test('returns false if the browser reports that cookies are disabled', () => {
  vi.stubGlobal('document', cookieJar())
  vi.stubGlobal('navigator', { cookieEnabled: false })
  expect(keepsCookies()).toBe(false)
})
