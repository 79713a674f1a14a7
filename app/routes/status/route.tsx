import { feedLinks } from '~/components/feeds/feed-links'
import { definePage } from '~/components/live/define-page'
import { keepParts } from '~/components/live/keep-parts'
import { useRefreshEvery } from '~/components/live/use-refresh-every'
import { FailedPage } from '~/components/shell/failed-page'
import { PageHead } from '~/components/shell/page-head'
import { type MetaArguments, pageMeta } from '~/components/shell/root-data'
import { StatusBoard, statusPace } from '~/components/status/status-board'
import { statusText } from '~/components/status/status-text'
import { pageLoader } from '~/context/page-loader.server'
import { readStatus } from './read-status.server'

const page = definePage<Awaited<ReturnType<typeof readStatus>>>({ keep: keepParts })

export const loader = pageLoader(page, ({ services }) => readStatus(services))

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=2' })

export const meta = (args: MetaArguments) => [
  ...pageMeta(args, { title: statusText.title, description: statusText.description }),
  ...feedLinks('incidents'),
]

export default function Status() {
  const result = page.useData()
  useRefreshEvery(statusPace)
  if (result === undefined) return <FailedPage />
  return (
    <>
      <PageHead title={statusText.title} line={statusText.line} />
      <StatusBoard answer={result} />
    </>
  )
}
