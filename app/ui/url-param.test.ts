import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  assign,
  choiceParam,
  flagParam,
  hrefWith,
  pageParam,
  readParam,
  textParam,
  type UrlParam,
} from './url-param'

const metric = choiceParam('metric', ['change24h', 'funding', 'openInterest'], 'change24h')
const page = pageParam('page')
const stables = flagParam('hideStables')
const query = textParam('q', 5)
const read = <T>(param: UrlParam<T>, search: string) => readParam(param, new URLSearchParams(search))

test('what an address does not say is the default', () => {
  expect([read(metric, ''), read(page, ''), read(stables, ''), read(query, '')]).toEqual([
    'change24h',
    1,
    false,
    '',
  ])
})

test('what it says is read', () => {
  expect(read(metric, 'metric=funding')).toBe('funding')
  expect(read(page, 'page=10000')).toBe(10_000)
  expect(read(stables, 'hideStables=1')).toBe(true)
  expect(read(query, 'q=+SOL+')).toBe('SOL')
})

test.each([
  'metric=Funding',
  'metric=',
  'metric=__proto__',
  'page=0',
  'page=10001',
  'page=1e3',
  'hideStables=yes',
])('the nonsense %s is the default', (search) => {
  expect([read(metric, search), read(page, search), read(stables, search)]).toEqual(['change24h', 1, false])
})

test('a long text is cut', () => {
  expect(read(query, 'q=abcdefgh')).toBe('abcde')
})

test('a change keeps the rest of the address, and a default is left out', () => {
  const at = { pathname: '/drift/dashboard/overview', search: '?metric=funding&page=3' }
  expect(hrefWith(at, assign(page, 1))).toBe('/drift/dashboard/overview?metric=funding')
  expect(hrefWith(at, assign(metric, 'change24h'), assign(page, 1))).toBe('/drift/dashboard/overview')
  expect(hrefWith(at, assign(stables, true))).toBe(
    '/drift/dashboard/overview?metric=funding&page=3&hideStables=1',
  )
})

test('whatever is typed into an address is read, and what is written is read back', () => {
  const long = textParam('q', 100)
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('change24h', 'funding', 'openInterest'),
      fc.boolean(),
      (typed, one, on) => {
        const href = hrefWith(
          { pathname: '/', search: `?${typed}` },
          assign(long, typed.trim()),
          assign(metric, one),
          assign(stables, on),
        )
        const { searchParams } = new URL(href, 'http://sextant.test')
        expect(readParam(metric, searchParams)).toBe(one)
        expect(readParam(stables, searchParams)).toBe(on)
        expect(readParam(long, searchParams)).toBe(typed.trim().slice(0, 100))
      },
    ),
  )
})
