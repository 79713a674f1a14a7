import type { ComponentProps } from 'react'
import { driftText } from '~/components/drift/drift-text'
import { PositionsPanel } from '~/components/drift/positions/positions-panel'
import { parsePositionsQuery } from '~/components/drift/positions/positions-result'
import { feedLinks } from '~/components/feeds/feed-links'
import { definePage } from '~/components/live/define-page'
import { keepParts } from '~/components/live/keep-parts'
import { reconcileData, sameQuery } from '~/components/live/reconcile'
import { FailedPage } from '~/components/shell/failed-page'
import { type MetaArguments, pageMeta } from '~/components/shell/root-data'
import { pageLoader } from '~/context/page-loader.server'
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
