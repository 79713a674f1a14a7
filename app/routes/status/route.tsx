import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { feedLinks } from '~/components/feeds/feed-links'
import { loadOrKeep } from '~/components/live/load-or-keep'
import { useLastGood } from '~/components/live/use-last-good'
import { FailedPage } from '~/components/shell/failed-page'
import { PageHead } from '~/components/shell/page-head'
import { pageMeta } from '~/components/shell/root-data'
import { StatusBoard } from '~/components/status/status-board'
import { statusText } from '~/components/status/status-text'
import { pageContextOf } from '~/context.server'
import { readStatus } from './read-status.server'

export function loader({ context }: LoaderFunctionArgs) {
  return readStatus(pageContextOf(context))
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

export const headers = () => ({ 'Cache-Control': 'public, max-age=2' })

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, { title: statusText.title, description: statusText.description }),
  ...feedLinks('incidents'),
]

export default function Status() {
  const result = useLastGood(useLoaderData<typeof clientLoader>())
  if (result === undefined) return <FailedPage />
  return (
    <>
      <PageHead title={statusText.title} line={statusText.line} />
      <StatusBoard answer={result} />
    </>
  )
}
