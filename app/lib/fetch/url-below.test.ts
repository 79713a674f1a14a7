import fc from 'fast-check'
import { expect, test } from 'vitest'
import { urlBelow, withoutTrailingSlash } from './url-below'

test.each([
  ['https://host.example', 'https://host.example/price/v3?ids=a,b'],
  ['https://host.example/', 'https://host.example/price/v3?ids=a,b'],
  ['https://host.example/jup/proxy', 'https://host.example/jup/proxy/price/v3?ids=a,b'],
  ['https://host.example/jup/proxy/', 'https://host.example/jup/proxy/price/v3?ids=a,b'],
  ['https://host.example?api-key=k%2F1', 'https://host.example/price/v3?api-key=k%2F1&ids=a,b'],
  ['https://host.example/p?a=1&b=2#part', 'https://host.example/p/price/v3?a=1&b=2&ids=a,b'],
  ['https://host.example/p?key=x/', 'https://host.example/p/price/v3?key=x/&ids=a,b'],
  ['http://user:word@127.0.0.1:8080/p', 'http://user:word@127.0.0.1:8080/p/price/v3?ids=a,b'],
])('keeps the path and query of the base URL: %s gives %s', (base, url) => {
  expect(urlBelow(base, '/price/v3', 'ids=a,b')).toBe(url)
})

test("keeps only the base URL's query if none is added", () => {
  expect(urlBelow('https://host.example?k=1', '/x')).toBe('https://host.example/x?k=1')
  expect(urlBelow('https://host.example', '/x')).toBe('https://host.example/x')
})

test('keeps path and query for any content', () => {
  const segments = fc.array(fc.string().map(encodeURIComponent), { maxLength: 3 })
  const query = fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 3 })
  fc.assert(
    fc.property(segments, query, (path, pairs) => {
      const search = new URLSearchParams(pairs)
      const base = new URL(`https://host.example/${path.join('/')}`)
      base.search = `?${search}`
      const below = new URL(urlBelow(base.href, '/deeper', 'ids=1'))
      expect(below.pathname).toBe(`${base.pathname.replace(/\/*$/, '')}/deeper`)
      expect([...below.searchParams]).toEqual([...search, ['ids', '1']])
    }),
  )
})

test.each([
  ['https://rpc.example/', 'https://rpc.example'],
  ['https://rpc.example/key//', 'https://rpc.example/key'],
  ['https://rpc.example/path/?api-key=abc/', 'https://rpc.example/path?api-key=abc/'],
  ['https://rpc.example/?api-key=abc/', 'https://rpc.example/?api-key=abc/'],
])('removes only the slashes at the end of the path of %s', (text, trimmed) => {
  expect(withoutTrailingSlash(text)).toBe(trimmed)
})
