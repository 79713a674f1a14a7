import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { AnalyticsPanel } from '~/components/drift/analytics/analytics-panel'
import { parseAnalyticsQuery } from '~/components/drift/analytics/analytics-query'
import { driftText } from '~/components/drift/drift-text'
import { loadOrKeep } from '~/components/live/load-or-keep'
import { useLastGood } from '~/components/live/use-last-good'
import { pageMeta } from '~/components/shell/root-data'
import { pageContextOf } from '~/context.server'
import { readAnalytics } from './read-analytics.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = parseAnalyticsQuery(new URL(request.url).searchParams)
  return { query, answer: await readAnalytics(pageContextOf(context), query) }
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: driftText.titleOf.analytics, description: driftText.lineOf.analytics })

export default function DriftAnalytics() {
  const { query, answer } = useLastGood(useLoaderData<typeof clientLoader>())
  return <AnalyticsPanel query={query} answer={answer} />
}
