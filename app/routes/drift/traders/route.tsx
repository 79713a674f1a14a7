import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { driftText } from '~/components/drift/drift-text'
import { PositionsPanel } from '~/components/drift/positions/positions-panel'
import { parsePositionsQuery } from '~/components/drift/positions/positions-result'
import { feedLinks } from '~/components/feeds/feed-links'
import { type ColumnarValue, toColumnarJson, useColumnarJson } from '~/components/live/columnar-json'
import { loadOrKeep } from '~/components/live/load-or-keep'
import { reconcileData, sameQuery } from '~/components/live/reconcile'
import { useLastGood } from '~/components/live/use-last-good'
import { FailedPage } from '~/components/shell/failed-page'
import { pageMeta } from '~/components/shell/root-data'
import { pageContextOf } from '~/context.server'
import { readPositions } from './read-positions.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = parsePositionsQuery(new URL(request.url).searchParams)
  return toColumnarJson({ query, answer: await readPositions(pageContextOf(context), query) })
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, { title: driftText.titleOf.traders, description: driftText.lineOf.traders }),
  ...feedLinks('whales'),
]

type Result = ColumnarValue<Awaited<ReturnType<typeof loader>>>

/**
 * Keeps the last response if it belongs to the view in the URL. Otherwise the data is unknown until it is
 * loaded.
 */
function reconcile(last: Result, params: URLSearchParams): Result {
  const query = parsePositionsQuery(params)
  return { query, answer: reconcileData(last.answer, sameQuery(last.query, query)) }
}

export default function DriftTraders() {
  const found = useLastGood(useColumnarJson(useLoaderData<typeof clientLoader>()), reconcile)
  return found === undefined ? <FailedPage /> : <PositionsPanel {...found} />
}
