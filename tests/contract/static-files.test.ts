import { expect, test } from 'vitest'
import { rawRequest } from '../helpers/web/raw-request'
import { hidden, openBuild } from '../helpers/web/test-build'

test('caches files with a hash in their name forever, others for an hour', async () => {
  const { origin } = await openBuild()
  const file = await fetch(`${origin}/assets/app-abc.js`)
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const etag = file.headers.get('etag') ?? ''
  expect((await fetch(`${origin}/assets/app-abc.js`, { headers: { 'If-None-Match': etag } })).status).toBe(
    304,
  )
  expect((await fetch(`${origin}/robots.txt`)).headers.get('cache-control')).toBe('public, max-age=3600')
})

test('serves no file outside the public folder', async () => {
  const { origin, server } = await openBuild()
  const outwards = [
    '/../secret.txt',
    '/../../../../../../etc/passwd',
    '/assets/../../secret.txt',
    '/assets/..;/..;/secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%2fsecret.txt',
    '/..%c0%afsecret.txt',
    '/..%u2215secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/..\\secret.txt',
    '/....//secret.txt',
    '/client/../../secret.txt',
    '/file:///etc/passwd',
    '/C:/secret.txt',
    '/secret.txt',
    '/secret.txt%00.js',
    '/./secret.txt',
    '/assets/app-abc.js/../../../secret.txt',
    '/assets/',
    '/assets',
    '/assets/app-abc.js/',
    '/assets/APP-ABC.js',
    '/assets/app-abc.js%20',
    '/assets/app-abc.js.map',
    '/.vite/manifest.json',
    '/server/index.js',
    '/package.json',
    '/proc/self/environ',
  ]
  const paths = [...outwards, ...hidden.flatMap((path) => [`/${path}`, `/${path.replace(/^client\//, '')}`])]
  for (const path of paths) {
    const response = await rawRequest(
      server.address.port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    )
    expect([path, /^HTTP\/1\.1 (\d+)/.exec(response)?.[1]]).toEqual([path, '404'])
    expect(response).not.toMatch(/kept inside|root:|"type":"module"|^\{\}/m)
  }
  const missing = await fetch(`${origin}/assets/none.js`)
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
})
