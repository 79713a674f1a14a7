import type { ComponentProps } from 'react'
import { pageLoader } from '~/context/page-loader.server'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { keepParts } from '~/shared/page-data/keep-parts'
import { reconcileData, sameQuery } from '~/shared/page-data/reconcile'
import { driftText } from '../drift-text'
import { AnalyticsPanel } from './analytics-panel'
import { parseAnalyticsQuery } from './analytics-query'
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
