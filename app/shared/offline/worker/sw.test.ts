import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeCaches, origin, publicResponse } from './fake-caches.fixture'
import { offlinePath } from './offline-path'

type Listener = (event: unknown) => void

let listeners: Map<string, Listener>
let requested: string[]
let isConnected: boolean

beforeEach(async () => {
  listeners = new Map()
  requested = []
  isConnected = true
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) => listeners.set(name, listener))
  vi.stubGlobal('RELEASE', 'test')
  vi.stubGlobal('LATE_FILES', {})
  vi.stubGlobal('caches', createFakeCaches())
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (!isConnected) throw new TypeError('Failed to fetch')
    requested.push(request instanceof Request ? request.url.replace(origin, '') : request)
    return publicResponse('from fetch', 'text/html')
  })
  vi.resetModules()
  await import('./sw')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Navigates to a path. Returns the response of the worker. `undefined`: the browser must send the request itself. */
function navigate(path: string, preloadResponse: Promise<Response | undefined>) {
  let response: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: Object.defineProperty(new Request(origin + path), 'mode', { value: 'navigate' }),
    preloadResponse,
    respondWith(given: Promise<Response>) {
      response = given
    },
    waitUntil: () => undefined,
  })
  return response
}

const preloaded = () => Promise.resolve(new Response('preloaded'))

test.each(['/tokens', '/api/docs', '/profile'])('a navigation to %s is one request', async (path) => {
  expect(await (await navigate(path, preloaded()))?.text()).toBe('preloaded')
  expect(requested).not.toContain(path)
  expect(await (await navigate(path, Promise.resolve(undefined)))?.text()).toBe('from fetch')
  expect(requested.filter((one) => one === path)).toHaveLength(1)
})

test('without a connection, only public pages have copies', async () => {
  const cache = await caches.open('sextant-test')
  for (const path of ['/tokens', '/profile']) await cache.put(path, new Response(`copy of ${path}`))
  await cache.put(offlinePath, new Response('offline page'))
  isConnected = false
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await (await navigate('/tokens', lost()))?.text()).toBe('copy of /tokens')
  expect(await (await navigate('/about', lost()))?.text()).toBe('offline page')
  await expect(navigate('/profile', lost())).rejects.toThrow('Failed to fetch')
})
