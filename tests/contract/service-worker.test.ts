import { expect, test } from 'vitest'
import { openBuild, workerScript } from '../helpers/web/test-build'

test('browsers check the service worker at each use, and it reaches only this site', async () => {
  const { origin } = await openBuild()
  const response = await fetch(`${origin}/sw.js`)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(workerScript)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  })
  const etag = response.headers.get('etag') ?? ''
  expect((await fetch(`${origin}/sw.js`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  const head = await fetch(`${origin}/sw.js`, { method: 'HEAD' })
  expect([head.status, head.headers.get('cache-control'), await head.text()]).toEqual([200, 'no-cache', ''])
  expect((await fetch(`${origin}/sw.js`, { method: 'POST' })).status).toBe(405)
})

test('with offline pages off, there is no service worker, and caches must not store that response', async () => {
  const { origin } = await openBuild({ OFFLINE_PAGES: 'off' })
  for (const method of ['GET', 'HEAD']) {
    const response = await fetch(`${origin}/sw.js`, { method })
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  }
})

test('pages may start this worker only, and caches must not store a page that sets a cookie', async () => {
  const { origin } = await openBuild()
  const page = await fetch(`${origin}/page`)
  expect(page.headers.get('content-security-policy')).toContain("; worker-src 'self';")
  const welcome = await fetch(`${origin}/welcome`)
  expect(welcome.headers.get('set-cookie')).toBe('a=b')
  expect(welcome.headers.get('cache-control')).toBe('no-store')
})
