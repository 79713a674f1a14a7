import { expect, test, vi } from 'vitest'
import type { PageContext } from '~/context.server'
import { readHome } from '~/features/overview/read-home.server'
import { openEventStream } from '../helpers/web/event-stream'
import { clockAt } from '../helpers/web/web-context'
import { openServer } from '../helpers/web/web-server'
import { now, seed } from './seed'

/** API path and row key of each table on the overview. */
const tables = {
  dca: { path: '/api/dca/all?size=18', key: 'publicKey' },
  limit: { path: '/api/limit/all?size=10', key: 'publicKey' },
  kamino: { path: '/api/kamino/orders/all?size=12', key: 'publicKey' },
} as const

type Row = Readonly<Record<string, unknown>>

const byKey = (rows: readonly Row[], key: string) => new Map(rows.map((row) => [row[key], row]))

test('the page, the API, its changes and the stream return the same rows', async () => {
  const web = await openServer({ clock: clockAt(now) })
  const before = await vi.waitFor(async () => {
    const revision = (await web.get('/api/dca/all')).headers.get('x-data-revision')
    expect(revision).not.toBeNull()
    return revision ?? ''
  })
  await seed(web.writer)
  await vi.waitFor(async () => {
    const { content } = await (await web.get(`${tables.dca.path}&since=${before}`)).json()
    expect(content.length).toBeGreaterThan(0)
  })

  const home = await readHome({ ...web.context, cspNonce: '' }, new URLSearchParams())
  const stream = await openEventStream(`${web.origin}/api/stream`, { ...web.keyed, 'Last-Event-ID': before })
  for (const [topic, { path, key }] of Object.entries(tables)) {
    const shown: readonly Row[] = home[topic as keyof typeof tables].answer.page?.content ?? []
    expect(shown.length).toBeGreaterThan(0)
    const { filter, page, sortField, sortOrder } = home[topic as keyof typeof tables].query
    const requested = new URLSearchParams({ filter, page: String(page), sortField, sortOrder })
    const listed = await (await web.get(`${path}&${requested}`)).json()
    // The page contains only the fields that it shows. The API and the stream contain all fields.
    expect(listed.content).toMatchObject(shown)
    const frame = await stream.next(({ event, data }) => event === topic && rowsOf(data).length > 0)
    const reported = byKey(rowsOf(frame.data), key)
    const changed = byKey((await (await web.get(`${path}&since=${before}`)).json()).content, key)
    for (const row of shown) {
      expect(reported.get(row[key])).toMatchObject(row)
      expect(changed.get(row[key])).toEqual(reported.get(row[key]))
    }
  }
  stream.close()
})

test('shortens the list above an advertisement, unless the visitor has hidden the advertisement', async () => {
  const web = await openServer({ clock: clockAt(now) })
  await seed(web.writer)
  const { site } = web.context
  const operator = { ...site.operator, adBannerUrl: 'https://ads.example/banner' }
  const besideAd = { ...web.context, site: { ...site, operator }, cspNonce: '' }
  const rowsOfDca = async (context: PageContext, cookies: string | null) =>
    (await readHome(context, new URLSearchParams(), cookies)).dca.answer.page?.size
  expect(await rowsOfDca({ ...web.context, cspNonce: '' }, null)).toBe(18)
  expect(await rowsOfDca(besideAd, null)).toBe(12)
  expect(await rowsOfDca(besideAd, 'ad=hidden')).toBe(18)
})

function rowsOf(data: unknown): readonly Row[] {
  return typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows)
    ? data.rows
    : []
}
