import { afterEach, expect, test, vi } from 'vitest'
import { keepsCookies } from './keeps-cookies'

afterEach(() => void vi.unstubAllGlobals())

/** A browser's cookies, as far as a page sees them. */
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

test('a browser that keeps a cookie keeps cookies, and nothing is left of the attempt', () => {
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
])('a browser that %s keeps none, whatever it says', (_, read) => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: read, set: () => undefined }))
  vi.stubGlobal('navigator', { cookieEnabled: true })
  expect(keepsCookies()).toBe(false)
})

test('a browser that says that it keeps none is believed', () => {
  vi.stubGlobal('document', cookieJar())
  vi.stubGlobal('navigator', { cookieEnabled: false })
  expect(keepsCookies()).toBe(false)
})
