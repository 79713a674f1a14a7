import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { feedLinks } from '~/components/feeds/feed-links'
import { loadOrKeep } from '~/components/live/load-or-keep'
import { useLastGood } from '~/components/live/use-last-good'
import { useRefreshEvery } from '~/components/live/use-refresh-every'
import { FailedPage } from '~/components/shell/failed-page'
import { PageHead } from '~/components/shell/page-head'
import { pageMeta } from '~/components/shell/root-data'
import { TokenTable } from '~/components/tokens/token-table'
import { note } from '~/components/tokens/token-table.css'
import { pageContextOf } from '~/context.server'
import { tokensText } from '~/ui/tokens-text'
import { readTokens } from './read-tokens.server'
import { reconcileTokens } from './reconcile'

/** Refresh interval of the token list, and jitter that spreads the requests over time, milliseconds. */
const refreshMs = 10_000
const jitterMs = 1_000

export function loader({ request, context }: LoaderFunctionArgs) {
  return readTokens(pageContextOf(context), new URL(request.url).searchParams)
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

export const headers = () => ({ 'Cache-Control': 'public, max-age=5' })

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, { title: tokensText.title, description: tokensText.line }),
  ...feedLinks('markets'),
]

export default function Tokens() {
  const result = useLastGood(useLoaderData<typeof clientLoader>(), reconcileTokens)
  useRefreshEvery(refreshMs, jitterMs)
  if (result === undefined) return <FailedPage what={tokensText.fetchedTokens} />
  return (
    <>
      <PageHead title={tokensText.title} line={tokensText.line} />
      <TokenTable {...result} />
      <p className={note}>{tokensText.sortNote}</p>
    </>
  )
}
