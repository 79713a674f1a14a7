import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { note } from '~/components/kamino/board.css'
import { BoardFigures } from '~/components/kamino/board-figures'
import { BoardPanel } from '~/components/kamino/board-panel'
import { KaminoHead } from '~/components/kamino/kamino-head'
import { kaminoText } from '~/components/kamino/kamino-text'
import { loadOrKeep } from '~/components/live/load-or-keep'
import { panelTimes } from '~/components/live/panel-times'
import { useLastGood } from '~/components/live/use-last-good'
import { FailedPage } from '~/components/shell/failed-page'
import { pageMeta } from '~/components/shell/root-data'
import { pageContextOf } from '~/context.server'
import { readTraders } from './read-traders.server'
import { reconcileTraders } from './reconcile'

export function loader({ request, context }: LoaderFunctionArgs) {
  return readTraders(pageContextOf(context), new URL(request.url).searchParams)
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

export const headers = () => ({ 'Cache-Control': 'public, max-age=5' })

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: kaminoText.tradersTitle, description: kaminoText.tradersDescribes })

/** Page with the leaderboard of Kamino traders. */
export default function KaminoTraders() {
  const result = useLastGood(useLoaderData<typeof clientLoader>(), reconcileTraders)
  if (result === undefined) return <FailedPage what={kaminoText.traders} />
  const { query, isBeforeKnown, totals, board, history } = result
  const times = panelTimes(totals, board.meta, board.answeredAt)
  return (
    <>
      <KaminoHead title={kaminoText.tradersTitle} isBelowDashboard history={history} times={times}>
        <BoardFigures window={query.window} totals={totals} />
      </KaminoHead>
      <BoardPanel query={query} answer={board} />
      <p className={note}>
        {kaminoText.boardNote} {isBeforeKnown ? null : kaminoText.noChangeNote}
      </p>
    </>
  )
}
