import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { loader as embed } from '~/features/embeds/embed'
import { loader as preview } from '~/features/embeds/preview'
import { servedRoutes } from '../helpers/web/resource-routes'
import { clockAt } from '../helpers/web/web-context'
import { openServer } from '../helpers/web/web-server'
import { addressOf } from '../helpers/world/states'
import { driftUser, fakeUsdc, kaminoOrder, now, seed, stranger } from './seed'

const ends: (() => Promise<void>)[] = []
let origin = ''
beforeAll(async () => {
  const development = servedRoutes({
    'embed/token/:id': embed,
    'embed/market/:id': embed,
    'og/token/:id': preview,
    'og/market/:id': preview,
    'og/order/:id': preview,
    'og/trader/:id': preview,
  })
  const server = await openServer({ clock: clockAt(now), onEnd: (end) => ends.push(end), development })
  await seed(server.writer)
  origin = server.origin
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })
const inImage = { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }
const inFrame = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' }
const kindOf = (response: Response) => response.headers.get('content-type')

test('serves an embed as a page in a frame and as an image in an img element, unless its URL names the format', async () => {
  const path = `/embed/token/${mints.wSOL}`
  expect(kindOf(await get(path, inFrame))).toBe('text/html; charset=utf-8')
  expect(kindOf(await get(path))).toBe('text/html; charset=utf-8')
  expect(kindOf(await get(path, inImage))).toBe('image/svg+xml; charset=utf-8')
  expect(kindOf(await get(`${path}.svg`, inFrame))).toBe('image/svg+xml; charset=utf-8')
  expect(kindOf(await get(`${path}?format=svg`, inFrame))).toBe('image/svg+xml; charset=utf-8')
  expect(kindOf(await get(`${path}?format=html`, inImage))).toBe('text/html; charset=utf-8')
  expect((await get(path)).headers.get('vary')).toContain('Accept')
})

test('an embed names its subject and the time of its data, and says that the data is simulated', async () => {
  for (const path of [`/embed/token/${mints.wSOL}`, `/embed/token/${mints.wSOL}.svg`]) {
    const text = await (await get(path)).text()
    expect(text).toContain('$150.00')
    expect(text).toContain('As of 22:14:50 UTC')
    expect(text).toContain('Simulated data')
    expect(text).not.toContain('<script')
    expect(text.length).toBeLessThan(10_000)
  }
  const market = await (await get('/embed/market/sol-perp')).text()
  expect(market).toContain('<bdi translate="no">SOL-PERP</bdi>')
  expect(market).toContain('<dt>Open interest</dt>')
})

test('allows any site to show an embed, and allows the embed to load only its stylesheet', async () => {
  const { headers } = await get(`/embed/token/${mints.wSOL}`)
  expect(headers.get('x-frame-options')).toBeNull()
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('public, max-age=10, stale-while-revalidate=60')
  const again = await get(`/embed/token/${mints.wSOL}`, { 'If-None-Match': headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('takes theme and range from the URL, and uses the default for invalid values', async () => {
  const text = async (query: string) => (await get(`/embed/token/${mints.wSOL}${query}`)).text()
  expect(await text('?theme=light')).toContain('<html lang="en" class="light">')
  expect(await text('?theme=<script>')).toContain('<html lang="en" class="dark">')
  const picture = await text('.svg?theme=light')
  expect(picture).toContain('fill="#FFFFFF"')
  expect(await text('?range=year')).toBe(await text('?range=24h'))
})

test('shows a misleading token name as text with a warning, in both formats', async () => {
  const page = await (await get(`/embed/token/${fakeUsdc}`)).text()
  expect(page).toContain('<bdi translate="no">USDC</bdi>')
  expect(page).toContain('USD &lt;b&gt;Coin')
  expect(page).toContain('⚠ Not USDC')
  expect(page).not.toContain('<img')
  const picture = await (await get(`/embed/token/${fakeUsdc}.svg`)).text()
  expect(picture).toContain('USD &lt;b&gt;Coin')
  expect(picture).toContain('⚠ Not USDC')
  expect((await sharp(Buffer.from(picture)).metadata()).width).toBe(440)
})

test('returns 404 in the requested format for an unknown resource', async () => {
  for (const path of ['/embed/token/nothing', `/embed/token/${addressOf('nobody')}`, '/embed/market/DOGE']) {
    const page = await get(path)
    expect([page.status, kindOf(page)]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await page.text()).toMatch(/<h1>Unknown (token|market)<\/h1>/)
    const picture = await get(`${path}.svg`)
    expect([picture.status, kindOf(picture)]).toEqual([404, 'image/svg+xml; charset=utf-8'])
    expect(await picture.text()).toMatch(/>Unknown (token|market)</)
  }
})

test.each([
  ['token', mints.wSOL],
  ['market', 'SOL-PERP'],
  ['order', kaminoOrder],
  ['order', `${driftUser}:7`],
  ['trader', stranger],
])('the preview of the %s %s is an image of 1200 × 630', async (kind, id) => {
  const response = await get(`/og/${kind}/${encodeURIComponent(id)}.png`)
  expect([response.status, kindOf(response)]).toEqual([200, 'image/png'])
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(150_000)
  expect(response.headers.get('x-frame-options')).toBe('DENY')
  const etag = response.headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    expect((await get(`/og/${kind}/${encodeURIComponent(id)}.png`, { 'If-None-Match': known })).status).toBe(
      304,
    )
})

test('draws preview texts regardless of the installed fonts', async () => {
  const drawing = await (await get(`/og/token/${mints.wSOL}.svg`)).text()
  const [picture, wordless] = await Promise.all([
    get(`/og/token/${mints.wSOL}.png`).then((response) => response.arrayBuffer()),
    sharp(Buffer.from(drawing.replaceAll(/<text[^>]*>[^<]*<\/text>/g, '')))
      .png()
      .toBuffer(),
  ])
  // If the image contains the title, the area of the title has many light pixels; otherwise it has none.
  const title = { left: 72, top: 150, width: 300, height: 70 }
  const light = async (bytes: Buffer) => {
    const cut = await sharp(bytes).extract(title).greyscale().png().toBuffer()
    return (await sharp(cut).stats()).channels[0]?.mean
  }
  expect(await light(Buffer.from(picture))).toBeGreaterThan(40)
  expect(await light(wordless)).toBeLessThan(30)
})

test('has no preview of an unknown resource', async () => {
  for (const path of ['/og/token/nothing.png', '/og/order/x.png', '/og/wallet/x.png', '/og/token/a/b.png']) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(kindOf(response)).toContain('application/problem+json')
  }
})
