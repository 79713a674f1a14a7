import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCopies } from './copies'
import { createFakeCaches, origin, publicResponse, withType } from './fake-caches.fixture'
import { offlinePath } from './offline-path'

const script = '/assets/app.js'
const chart = '/assets/chart.js'
const startAt = Date.UTC(2026, 10, 27, 12)
const renewAfterMs = 5 * 60_000

/** Requests of the worker, and paths whose requests fail. */
let requests: Request[] = []
let responses: Readonly<Record<string, () => Response>> = {}

beforeEach(() => {
  vi.useFakeTimers({ now: startAt, toFake: ['Date'] })
  vi.stubGlobal('caches', createFakeCaches())
  requests = []
  responses = {}
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request)
    const { pathname } = new URL(request.url)
    const isFile = pathname.startsWith('/assets/')
    return (
      responses[pathname]?.() ??
      publicResponse(
        isFile ? 'code' : `<title>Page ${pathname}</title>`,
        isFile ? 'text/javascript' : 'text/html',
      )
    )
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const createTestCopies = (filesOf: (html: string) => readonly string[] = () => [script, chart]) =>
  createCopies('release', origin, { mark: (html, at) => `${at} ${html}`, filesOf })

const requested = () => requests.map(({ url }) => url.replace(origin, ''))

test('keeps a page with its time, and its files, without cookies', async () => {
  const copies = createTestCopies()
  await copies.keep('/tokens?page=2')
  const copy = await copies.find('/tokens?page=2')
  expect(await copy?.text()).toBe(`${startAt} <title>Page /tokens</title>`)
  expect(await (await copies.find(script))?.text()).toBe('code')
  expect(await copies.listPages()).toEqual([
    { path: '/tokens?page=2', title: 'Page /tokens', copiedAt: startAt },
  ])
  expect(requested()).toEqual(['/tokens?page=2', script, chart])
  expect(requests.every(({ credentials }) => credentials === 'omit')).toBe(true)
})

test('reads the files from the HTML that it keeps', async () => {
  const copies = createTestCopies((html) => (html === '<title>Page /a</title>' ? [chart] : []))
  await copies.keep('/a')
  expect(requested()).toEqual(['/a', chart])
})

test.each<[string, () => Response]>([
  ['fails', () => Response.error()],
  ['is missing', () => withType(new Response('', { status: 404 }))],
  ['is a page', () => publicResponse('<p>', 'text/html')],
])(
  'keeps no page if one of its files %s, and keeps it as soon as the file is there',
  async (_why, failed) => {
    const copies = createTestCopies()
    responses = { [chart]: failed }
    await copies.keep('/tokens')
    expect(await copies.find('/tokens')).toBeUndefined()
    responses = {}
    await copies.keep('/tokens')
    expect(await copies.find('/tokens')).toBeDefined()
    expect(requested().filter((path) => path === script)).toHaveLength(1)
  },
)

test('keeps no page if the connection is lost before its files are there', async () => {
  const copies = createTestCopies()
  responses = {
    [chart]: () => {
      throw new TypeError('Failed to fetch')
    },
  }
  await expect(copies.keep('/tokens')).rejects.toThrow('Failed to fetch')
  expect(await copies.listPages()).toEqual([])
})

test('keeps no page that it cannot mark, and no file that is not one of the build', async () => {
  const unmarked = createCopies('release', origin, { mark: () => undefined, filesOf: () => [] })
  await unmarked.keep('/tokens')
  await createTestCopies(() => ['/api/tokens']).keep('/tokens')
  expect(await unmarked.listPages()).toEqual([])
  expect(requested()).toEqual(['/tokens', '/tokens'])
})

test('copies a page again after five minutes, and keeps the old copy if that fails', async () => {
  const copies = createTestCopies()
  await copies.keep('/tokens')
  vi.setSystemTime(startAt + renewAfterMs - 1)
  await copies.keep('/tokens')
  expect((await copies.listPages()).map(({ copiedAt }) => copiedAt)).toEqual([startAt])
  vi.setSystemTime(startAt + renewAfterMs)
  responses = { '/tokens': () => withType(new Response('', { status: 503 })) }
  await copies.keep('/tokens')
  expect((await copies.listPages()).map(({ copiedAt }) => copiedAt)).toEqual([startAt])
  responses = {}
  await copies.keep('/tokens')
  expect((await copies.listPages()).map(({ copiedAt }) => copiedAt)).toEqual([startAt + renewAfterMs])
})

test('keeps the 40 newest pages, the files and the offline page', async () => {
  const copies = createTestCopies()
  const cache = await caches.open('release')
  await cache.put(offlinePath, publicResponse('offline', 'text/html'))
  for (let page = 1; page <= 41; page++) {
    vi.setSystemTime(startAt + page * renewAfterMs)
    await copies.keep(`/page/${page}`)
    // The first page is visited again and again, so it is never one of the oldest.
    if (page > 1) await copies.keep('/page/1')
  }
  const kept = (await copies.listPages()).map(({ path }) => path)
  expect(kept).toHaveLength(40)
  expect(kept).toContain('/page/1')
  expect(kept).toContain('/page/41')
  expect(kept).not.toContain('/page/2')
  expect(await (await copies.find(offlinePath))?.text()).toBe('offline')
  expect(await copies.find(script)).toBeDefined()
})
