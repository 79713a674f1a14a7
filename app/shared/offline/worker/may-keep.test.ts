import { expect, test } from 'vitest'
import { type Fetched, isPublicPage, mayKeep } from './may-keep'

const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=1' }

function fetched(changes: {
  readonly path?: string
  readonly request?: Partial<Fetched['request']>
  readonly response?: Partial<Fetched['response']>
  readonly headers?: Readonly<Record<string, string>>
}): Fetched {
  return {
    path: changes.path ?? '/tokens',
    request: { method: 'GET', credentials: 'omit', headers: new Headers(), ...changes.request },
    response: {
      status: 200,
      type: 'basic',
      redirected: false,
      headers: new Headers({ ...page, ...changes.headers }),
      ...changes.response,
    },
  }
}

test('keeps public pages and the files of a build', () => {
  expect(mayKeep(fetched({}))).toBe(true)
  expect(mayKeep(fetched({ path: '/' }))).toBe(true)
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  }
  expect(mayKeep(fetched({ path: '/assets/app-abc.js', headers }))).toBe(true)
})

test.each<[string, Parameters<typeof fetched>[0]]>([
  ['the request may have a cookie', { request: { credentials: 'same-origin' } }],
  ['the request has a key', { request: { headers: new Headers({ Authorization: 'Bearer abc' }) } }],
  ['the request has an API key', { request: { headers: new Headers({ 'X-Api-Key': 'abc' }) } }],
  ['the request is not a GET', { request: { method: 'POST' } }],
  ['the response sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ['the response is private', { headers: { 'cache-control': 'private, max-age=5' } }],
  ['the response is private and public', { headers: { 'cache-control': 'public, Private' } }],
  ['a field of the response is private', { headers: { 'cache-control': 'public, private="x-a"' } }],
  ['the response must not be stored', { headers: { 'cache-control': 'public, no-store' } }],
  ['the response has no cache rule', { headers: { 'cache-control': '' } }],
  ['the response is an error', { response: { status: 503 } }],
  ['the response is not found', { response: { status: 404 } }],
  ['the response was redirected', { response: { redirected: true } }],
  ['the response is of another site', { response: { type: 'opaque' } }],
  ['the response is no page', { headers: { 'content-type': 'application/json' } }],
  ['a page is at the path of a file', { path: '/assets/app-abc.js' }],
  ['the path is of the API', { path: '/api/docs' }],
  ['the path is of the wallet', { path: '/profile' }],
])('keeps no response if %s', (_why, changes) => {
  expect(mayKeep(fetched(changes))).toBe(false)
})

test('data, sign-in and content for other sites are no public pages', () => {
  const paths = ['/', '/tokens', '/drift/dashboard/orders/SOL', '/data', '/watchlist', '/apiary']
  expect(paths.filter((path) => !isPublicPage(path))).toEqual([])
  const others = [
    '/api',
    '/api/docs',
    '/api.data',
    '/tokens.data',
    '/panels/bars/SOL',
    '/auth/verify',
    '/verify',
  ]
  expect([...others, '/profile', '/img/a', '/og/token/a', '/embed/token/a'].filter(isPublicPage)).toEqual([])
})
