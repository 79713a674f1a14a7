import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { issueKey } from '~/auth/issue-key.server'
import type { DumpManifestWire } from '~/contracts/dump'
import type { MirrorFile, MirrorManifest } from '~/contracts/mirror'
import { rawRequest } from '../helpers/web/raw-request'
import { clockAt } from '../helpers/web/web-context'
import { openServer } from '../helpers/web/web-server'

/** Tests the daily files below `/data/`. */

const nowAt = Date.parse('2026-11-27T12:00:00Z') / 1_000
/** The newest published day, the oldest free one, one that needs a key, and one that only Ultimate reaches. */
const days = ['2026-11-24', '2026-10-26', '2026-10-25', '2025-01-01'] as const
const contents = Buffer.from('0123456789'.repeat(1_000))

/** Writes a mirror whose files have known bytes, because the server does not look into them. */
function writeMirror(folder: string, revision = 1, bytes = contents): void {
  const files = days.map((day): MirrorFile => {
    const path = `fills/jupiter-dca/${day}.r${revision}.parquet`
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return {
      path,
      table: 'fills',
      protocol: 'jupiter-dca',
      day,
      revision,
      rows: 1,
      bytes: bytes.length,
      sha256,
      hash: '1',
    }
  })
  const manifest: MirrorManifest = {
    format: 1,
    source: 'simulated',
    chain: 'test',
    writtenAt: '2026-11-27T00:00:00.000Z',
    files,
  }
  for (const { path } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  writeFileSync(join(folder, 'secret.txt'), 'kept inside')
  writeFileSync(join(folder, 'fills/jupiter-dca/2026-11-24.r9.parquet.part'), 'kept inside')
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
}

async function openDumps(more: Parameters<typeof openServer>[0] = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-dumps-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeMirror(folder)
  const web = await openServer({ clock: clockAt(nowAt), settings: { MIRROR_DIR: folder }, ...more })
  const url = (day: string) => `${web.origin}/data/fills/jupiter-dca/${day}.parquet`
  const keyFor = (plan: 'pro' | 'ultimate') =>
    issueKey(web.pool, { plan, label: 'test', ratePerSecond: undefined })
  return { ...web, folder, url, keyFor }
}

test('sends a file with its checksum, revision and data source', async () => {
  const { url } = await openDumps()
  const response = await fetch(url('2026-11-24'))
  expect(response.status).toBe(200)
  expect(Buffer.from(await response.arrayBuffer()).equals(contents)).toBe(true)
  const sha256 = createHash('sha256').update(contents)
  const digest = sha256.copy().digest('base64')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
    'content-disposition': 'attachment; filename="fills-jupiter-dca-2026-11-24.parquet"',
    'content-length': String(contents.length),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'application/vnd.apache.parquet',
    etag: `"r1-${sha256.digest('hex')}"`,
    'repr-digest': `sha-256=:${digest}:`,
    'x-content-type-options': 'nosniff',
    'x-data-source': 'simulated',
    'x-robots-tag': 'noindex',
  })
  const etag = response.headers.get('etag') ?? ''
  expect((await fetch(url('2026-11-24'), { headers: { 'If-None-Match': etag } })).status).toBe(304)
})

test('sends the part that a range selects, and resumes only the same revision', async () => {
  const { url } = await openDumps()
  const address = url('2026-11-24')
  const get = async (headers: Record<string, string>) => {
    const response = await fetch(address, { headers })
    return [response.status, await response.text(), response.headers.get('content-range')] as const
  }
  expect(await get({ Range: 'bytes=2-5' })).toEqual([206, '2345', 'bytes 2-5/10000'])
  expect(await get({ Range: 'bytes=-3' })).toEqual([206, '789', 'bytes 9997-9999/10000'])
  expect(await get({ Range: 'bytes=10000-' })).toEqual([416, '', 'bytes */10000'])
  expect((await get({ Range: 'bytes=0-1,4-5' }))[0]).toBe(200)
  const head = await fetch(address, { method: 'HEAD', headers: { Range: 'bytes=0-9' } })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([206, '10', ''])
  const etag = head.headers.get('etag') ?? ''
  expect((await get({ Range: 'bytes=2-5', 'If-Range': etag }))[0]).toBe(206)
  expect((await get({ Range: 'bytes=2-5', 'If-Range': '"r2-other"' }))[0]).toBe(200)
})

test('the newest 30 days are free, older days need a key whose plan reaches them', async () => {
  const { url, keyFor } = await openDumps()
  const [pro, ultimate] = [await keyFor('pro'), await keyFor('ultimate')]
  const statuses = async (key?: string) =>
    Promise.all(
      days.map(async (day) => (await fetch(url(day), key ? { headers: { 'X-API-Key': key } } : {})).status),
    )
  expect(await statuses()).toEqual([200, 200, 403, 403])
  expect(await statuses(pro)).toEqual([200, 200, 200, 403])
  expect(await statuses(ultimate)).toEqual([200, 200, 200, 200])
  expect(await statuses('sx_wrong')).toEqual([401, 401, 401, 401])
  const refused = await fetch(url('2026-10-25'))
  expect(await refused.json()).toMatchObject({
    code: 'plan_required',
    detail: expect.stringContaining('newest 30 days are free'),
  })
  const keyed = await fetch(url('2026-10-25'), { headers: { 'X-API-Key': pro } })
  expect(keyed.headers.get('cache-control')).toBe('private, max-age=300')
  await keyed.arrayBuffer()
})

test('the manifest lists all files, newest first, without the paths of the folder', async () => {
  const { origin, url } = await openDumps()
  const response = await fetch(`${origin}/data/manifest.json`)
  expect(response.headers.get('x-data-source')).toBe('simulated')
  const manifest = (await response.json()) as DumpManifestWire
  expect(manifest).toMatchObject({ freeDays: 30, source: 'simulated', writtenAt: '2026-11-27T00:00:00.000Z' })
  expect(manifest.files.map((file) => file.day)).toEqual(days)
  expect(manifest.files[0]?.url).toBe(url('2026-11-24').replace(origin, 'http://sextant.test'))
  expect(Object.keys(manifest.files[0] ?? {}).sort()).toEqual([
    'bytes',
    'day',
    'protocol',
    'revision',
    'rows',
    'sha256',
    'table',
    'url',
  ])
  const etag = response.headers.get('etag') ?? ''
  expect((await fetch(`${origin}/data/manifest.json`, { headers: { 'If-None-Match': etag } })).status).toBe(
    304,
  )
})

test('serves a new revision at the same URL, and 503 while a file is incomplete', async () => {
  let ms = 0
  const { folder, url } = await openDumps({ clock: { nowMs: () => nowAt * 1_000, monotonicMs: () => ms } })
  expect((await fetch(url('2026-11-24'))).headers.get('etag')).toMatch(/^"r1-/)
  writeMirror(folder, 2, Buffer.from('second'))
  ms += 6_000
  const response = await fetch(url('2026-11-24'))
  expect([await response.text(), response.headers.get('etag')?.slice(0, 4)]).toEqual(['second', '"r2-'])
  writeFileSync(join(folder, 'fills/jupiter-dca/2026-11-24.r2.parquet'), 'sec')
  const torn = await fetch(url('2026-11-24'))
  expect([torn.status, torn.headers.get('retry-after')]).toEqual([503, '5'])
  writeFileSync(join(folder, 'manifest.json'), '{')
  ms += 6_000
  expect((await fetch(url('2026-10-26'))).status).toBe(200)
})

test('limits the volume per caller, and a key has a limit of its own', async () => {
  const { url, keyFor } = await openDumps({ dumpMegabytesPerHour: 0.015 })
  const get = (headers: Record<string, string> = {}) => fetch(url('2026-11-24'), { headers })
  expect(await (await get()).text()).toHaveLength(10_000)
  expect(await (await get()).text()).toHaveLength(10_000)
  const refused = await get()
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([
    429,
    expect.closeTo(1_200, -2),
  ])
  expect((await get({ 'X-API-Key': await keyFor('pro') })).status).toBe(200)
})

test('no path leads out of the published files', async () => {
  const { server } = await openDumps()
  const paths = [
    '/data/secret.txt',
    '/data/..%2fsecret.txt',
    '/data/fills/../secret.txt',
    '/data/fills/jupiter-dca/..%2f..%2fsecret.txt',
    '/data/fills/jupiter-dca/2026-11-24.r1.parquet',
    '/data/fills/jupiter-dca/2026-11-24.r9.parquet.part',
    '/data/fills/jupiter-dca/2026-11-24.parquet/',
    '/data/fills/jupiter-dca/2026-11-24.parquet%00',
    '/data/fills/JUPITER-DCA/2026-11-24.parquet',
    '/data/fills//jupiter-dca/2026-11-24.parquet',
    '/data/fills/jupiter-dca/',
    '/data/fills',
    '/data//etc/passwd',
  ]
  for (const path of paths) {
    const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
    const response = await rawRequest(server.address.port, request)
    expect([path, response.slice(9, 12)]).toEqual([path, expect.stringMatching(/^(404|308)$/)])
    expect(response).not.toMatch(/kept inside|root:|0123456789/)
  }
})

test('an installation without a mirror says so with a 404', async () => {
  const { origin } = await openServer()
  for (const path of ['/data/manifest.json', '/data/fills/jupiter-dca/2026-11-24.parquet']) {
    const response = await fetch(origin + path)
    expect([response.status, (await response.json()).detail]).toEqual([
      404,
      'This installation publishes no daily files.',
    ])
  }
})
