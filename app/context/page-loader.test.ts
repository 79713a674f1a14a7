import { expect, test } from 'vitest'
import type { PageContext } from '~/context.server'
import { fromColumnarJson } from '~/shared/page-data/columnar-json'
import { definePage } from '~/shared/page-data/define-page'
import { type PageRequest, pageLoader, panelLoader } from './page-loader.server'

const context = { queries: {} } as PageContext
const given = {
  request: new Request('http://localhost/tokens/abc?page=2', { headers: { cookie: 'a=b' } }),
  params: { tokenMint: 'abc' },
  context,
}

interface Found {
  readonly found: string | null
}

const read = ({ services, params, search, request }: PageRequest) => ({
  found: `${params.tokenMint} ${search.get('page')} ${request.headers.get('cookie')} ${services === context}`,
})

test('serves the data of a page with status 200, read from path, query and services', async () => {
  const served = await pageLoader(definePage<Found>(), read)(given)
  expect(fromColumnarJson(served.data)).toEqual({ found: 'abc 2 a=b true' })
  expect(served.init).toEqual({ status: 200 })
})

test('serves the data of a page with the status for that data', async () => {
  const page = definePage<Found>()
  const loader = pageLoader(
    page,
    async () => ({ found: null }),
    ({ found }) => (found === null ? 404 : 200),
  )
  expect((await loader(given)).init).toEqual({ status: 404 })
})

test('accepts only a reader that returns the data of the page', () => {
  // @ts-expect-error: `found` is missing, so the page could not render the data.
  expect(pageLoader(definePage<Found>(), () => ({}))).toBeTypeOf('function')
})

test('serves the data of a panel as JSON that caches may reuse for its time', async () => {
  const meta = { source: 'live', dataTime: 90, dataSlot: 1, notice: null } as const
  const response = await panelLoader(5, async () => ({ data: 'a', meta, answeredAt: 100 }))(given)
  expect(response.headers.get('cache-control')).toBe('public, max-age=5')
  expect(await response.json()).toEqual({ data: 'a', meta, answeredAt: 100 })
})

test('serves the response of a panel without data unchanged', async () => {
  const response = await panelLoader(5, async () => new Response(null, { status: 404 }))(given)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, null])
})
