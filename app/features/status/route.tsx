import { pageLoader } from '~/context/page-loader.server'
import { PageHead } from '~/shared/page/page-head'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { keepParts } from '~/shared/page-data/keep-parts'
import { useRefreshEvery } from '~/shared/page-data/use-refresh-every'
import { feedLinks } from '~/shared/sharing/feed-links'
import { readStatus } from './read-status.server'
import { StatusBoard, statusPace } from './status-board'
import { statusText } from './status-text'

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
