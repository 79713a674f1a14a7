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

test('uses the default for a missing parameter', () => {
  expect([read(metric, ''), read(page, ''), read(stables, ''), read(query, '')]).toEqual([
    'change24h',
    1,
    false,
    '',
  ])
})

test('parses valid parameters', () => {
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
])('uses the default for the invalid %s', (search) => {
  expect([read(metric, search), read(page, search), read(stables, search)]).toEqual(['change24h', 1, false])
})

test('cuts a long text', () => {
  expect(read(query, 'q=abcdefgh')).toBe('abcde')
})

test('keeps other parameters and omits defaults', () => {
  const at = { pathname: '/drift/dashboard/overview', search: '?metric=funding&page=3' }
  expect(hrefWith(at, assign(page, 1))).toBe('/drift/dashboard/overview?metric=funding')
  expect(hrefWith(at, assign(metric, 'change24h'), assign(page, 1))).toBe('/drift/dashboard/overview')
  expect(hrefWith(at, assign(stables, true))).toBe(
    '/drift/dashboard/overview?metric=funding&page=3&hideStables=1',
  )
})

test('parses any URL without failing, and parses what it wrote', () => {
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
