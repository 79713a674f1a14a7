import type { ComponentProps } from 'react'
import { pageLoader } from '~/context/page-loader.server'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { keepParts } from '~/shared/page-data/keep-parts'
import { reconcileData, sameQuery } from '~/shared/page-data/reconcile'
import { feedLinks } from '~/shared/sharing/feed-links'
import { choiceOfMeta } from '../choice-of-meta'
import { driftText } from '../drift-text'
import { readVenues } from '../venue/read-venue.server'
import { placeOfChoice, titleOfChoice } from '../venue/venue-text'
import { venueInUrl } from '../venue/venue-url'
import { PositionsPanel } from './positions-panel'
import { parsePositionsQuery } from './positions-result'
import { readPositions } from './read-positions.server'

const page = definePage({ reconcile, keep: keepParts })

export const loader = pageLoader(page, async (asked) => {
  const query = parsePositionsQuery(asked.search)
  const requested = await readVenues(asked)
  return { query, choice: requested.choice, answer: await readPositions(asked.services, requested, query) }
})

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export function meta(args: MetaArguments) {
  const choice = choiceOfMeta(args)
  const title = driftText.titleOf.traders(titleOfChoice(choice))
  const description = driftText.lineOf.traders(placeOfChoice(choice))
  return [...pageMeta(args, { title, description }), ...feedLinks('whales')]
}

type Result = ComponentProps<typeof PositionsPanel>

/**
 * Keeps the last response if it belongs to the view in the URL. Otherwise the data is unknown until it is
 * loaded.
 */
function reconcile(last: Result, params: URLSearchParams): Result {
  const query = parsePositionsQuery(params)
  const choice = venueInUrl(params) ?? last.choice
  const isSame = choice === last.choice && sameQuery(last.query, query)
  return { query, choice, answer: reconcileData(last.answer, isSame) }
}

export default function DriftTraders() {
  const found = page.useData()
  return found === undefined ? <FailedPage /> : <PositionsPanel {...found} />
}
