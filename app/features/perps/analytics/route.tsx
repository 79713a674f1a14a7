import type { ComponentProps } from 'react'
import { pageLoader } from '~/context/page-loader.server'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { keepParts } from '~/shared/page-data/keep-parts'
import { reconcileData, sameQuery } from '~/shared/page-data/reconcile'
import { choiceOfMeta } from '../choice-of-meta'
import { driftText } from '../drift-text'
import { readVenues } from '../venue/read-venue.server'
import { placeOfChoice, titleOfChoice } from '../venue/venue-text'
import { venueInUrl } from '../venue/venue-url'
import { AnalyticsPanel } from './analytics-panel'
import { parseAnalyticsQuery } from './analytics-query'
import { readAnalytics } from './read-analytics.server'

const page = definePage({ reconcile, keep: keepParts })

export const loader = pageLoader(page, async (asked) => {
  const query = parseAnalyticsQuery(asked.search)
  const requested = await readVenues(asked)
  return { query, choice: requested.choice, answer: await readAnalytics(asked.services, requested, query) }
})

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export function meta(args: MetaArguments) {
  const choice = choiceOfMeta(args)
  return pageMeta(args, {
    title: driftText.titleOf.analytics(titleOfChoice(choice)),
    description: driftText.lineOf.analytics(placeOfChoice(choice)),
  })
}

type Result = ComponentProps<typeof AnalyticsPanel>

/**
 * Keeps the last response if it belongs to the view in the URL. Otherwise the data is unknown until it is
 * loaded.
 */
function reconcile(last: Result, params: URLSearchParams): Result {
  const query = parseAnalyticsQuery(params)
  const choice = venueInUrl(params) ?? last.choice
  const isSame = choice === last.choice && sameQuery(last.query, query)
  return { query, choice, answer: reconcileData(last.answer, isSame) }
}

export default function DriftAnalytics() {
  const found = page.useData()
  return found === undefined ? <FailedPage /> : <AnalyticsPanel {...found} />
}
