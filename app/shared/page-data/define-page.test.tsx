import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { LiveProvider } from '~/shared/live/live-provider'
import { PageAt } from '~/ui/url/page-at.fixture'
import { toColumnarJson } from './columnar-json'
import { definePage } from './define-page'
import { dataOfMeta } from './kept-meta'

afterEach(() => {
  vi.unstubAllGlobals()
})

interface Figures {
  readonly figures: readonly number[]
}

const page = definePage<Figures>()

const clientLoad = (load: () => Promise<unknown>) =>
  page.clientLoader({
    request: new Request('http://localhost/tokens'),
    params: {},
    serverLoader: load as <Data>() => Promise<Data>,
  } as Parameters<typeof page.clientLoader>[0])

function FiguresPage() {
  return <p>{page.useData()?.figures.join(' ') ?? 'no data yet'}</p>
}

function drawn(loaded: unknown): string {
  return renderToString(
    <PageAt path="/tokens?page=2" loaded={loaded}>
      <LiveProvider>
        <FiguresPage />
      </LiveProvider>
    </PageAt>,
  )
}

test('renders the data that the server sent', () => {
  expect(drawn(toColumnarJson<Figures>({ figures: [1, 2] }))).toBe('<p>1 2</p>')
})

test('passes a response of the server on', async () => {
  const sent = toColumnarJson<Figures>({ figures: [1] })
  expect(await clientLoad(async () => sent)).toBe(sent)
})

test('returns a marker for a failed load, from which the page renders no data', async () => {
  vi.stubGlobal('window', {})
  const failed = await clientLoad(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(failed).toMatchObject({ failed: 'view', failure: { code: undefined } })
  expect(drawn(failed)).toBe('<p>no data yet</p>')
  expect(dataOfMeta(page, failed)).toBe(failed)
})

test('lets a redirect through', async () => {
  const redirect = new Response(null, { status: 302, headers: { location: '/' } })
  await expect(clientLoad(() => Promise.reject(redirect))).rejects.toBe(redirect)
})

test('parses the data for the metadata of the page, if there is any', () => {
  expect(dataOfMeta(page, toColumnarJson<Figures>({ figures: [3] }))).toEqual({ figures: [3] })
  expect(dataOfMeta(page, undefined)).toBeUndefined()
})
