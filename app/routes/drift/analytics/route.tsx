import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { AnalyticsPanel } from '~/components/drift/analytics/analytics-panel'
import { parseAnalyticsQuery } from '~/components/drift/analytics/analytics-query'
import { driftText } from '~/components/drift/drift-text'
import { asksSame, dataAsAsked } from '~/components/live/as-asked'
import { loadOrKeep } from '~/components/live/load-or-keep'
import { type Deserialized, serialize, useDeserialized } from '~/components/live/serialized'
import { useLastGood } from '~/components/live/use-last-good'
import { pageMeta } from '~/components/shell/root-data'
import { UnreadPage } from '~/components/shell/unread-page'
import { pageContextOf } from '~/context.server'
import { readAnalytics } from './read-analytics.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = parseAnalyticsQuery(new URL(request.url).searchParams)
  return serialize({ query, answer: await readAnalytics(pageContextOf(context), query) })
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: driftText.titleOf.analytics, description: driftText.lineOf.analytics })

type Answer = Deserialized<Awaited<ReturnType<typeof loader>>>

/** Keeps the last response if it belongs to the view in the address. Otherwise the data is unknown. */
function asAsked(last: Answer, params: URLSearchParams): Answer {
  const query = parseAnalyticsQuery(params)
  return { query, answer: dataAsAsked(last.answer, asksSame(last.query, query)) }
}

export default function DriftAnalytics() {
  const found = useLastGood(useDeserialized(useLoaderData<typeof clientLoader>()), asAsked)
  return found === undefined ? <UnreadPage /> : <AnalyticsPanel {...found} />
}
