import type { ComponentProps } from 'react'
import { pageLoader } from '~/context/page-loader.server'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { keepParts } from '~/shared/page-data/keep-parts'
import { reconcileData, sameQuery } from '~/shared/page-data/reconcile'
import { feedLinks } from '~/shared/sharing/feed-links'
import { driftText } from '../drift-text'
import { PositionsPanel } from './positions-panel'
import { parsePositionsQuery } from './positions-result'
import { readPositions } from './read-positions.server'

const page = definePage({ reconcile, keep: keepParts })

export const loader = pageLoader(page, async ({ services, search }) => {
  const query = parsePositionsQuery(search)
  return { query, answer: await readPositions(services, query) }
})

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export const meta = (args: MetaArguments) => [
  ...pageMeta(args, { title: driftText.titleOf.traders, description: driftText.lineOf.traders }),
  ...feedLinks('whales'),
]

type Result = ComponentProps<typeof PositionsPanel>

/**
 * Keeps the last response if it belongs to the view in the URL. Otherwise the data is unknown until it is
 * loaded.
 */
function reconcile(last: Result, params: URLSearchParams): Result {
  const query = parsePositionsQuery(params)
  return { query, answer: reconcileData(last.answer, sameQuery(last.query, query)) }
}

export default function DriftTraders() {
  const found = page.useData()
  return found === undefined ? <FailedPage /> : <PositionsPanel {...found} />
}
