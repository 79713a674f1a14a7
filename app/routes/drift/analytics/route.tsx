import type { ComponentProps } from 'react'
import { AnalyticsPanel } from '~/components/drift/analytics/analytics-panel'
import { parseAnalyticsQuery } from '~/components/drift/analytics/analytics-query'
import { driftText } from '~/components/drift/drift-text'
import { definePage } from '~/components/live/define-page'
import { keepParts } from '~/components/live/keep-parts'
import { reconcileData, sameQuery } from '~/components/live/reconcile'
import { FailedPage } from '~/components/shell/failed-page'
import { type MetaArguments, pageMeta } from '~/components/shell/root-data'
import { pageLoader } from '~/context/page-loader.server'
import { readAnalytics } from './read-analytics.server'

const page = definePage({ reconcile, keep: keepParts })

export const loader = pageLoader(page, async ({ services, search }) => {
  const query = parseAnalyticsQuery(search)
  return { query, answer: await readAnalytics(services, query) }
})

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export const meta = (args: MetaArguments) =>
  pageMeta(args, { title: driftText.titleOf.analytics, description: driftText.lineOf.analytics })

type Result = ComponentProps<typeof AnalyticsPanel>

/**
 * Keeps the last response if it belongs to the view in the URL. Otherwise the data is unknown until it is
 * loaded.
 */
function reconcile(last: Result, params: URLSearchParams): Result {
  const query = parseAnalyticsQuery(params)
  return { query, answer: reconcileData(last.answer, sameQuery(last.query, query)) }
}

export default function DriftAnalytics() {
  const found = page.useData()
  return found === undefined ? <FailedPage /> : <AnalyticsPanel {...found} />
}
