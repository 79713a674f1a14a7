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
import { pageMeta } from '~/components/shell/root-data'
import { UnreadPage } from '~/components/shell/unread-page'
import { pageContextOf } from '~/context.server'
import { tradersAsAsked } from './as-asked'
import { readTraders } from './read-traders.server'

export function loader({ request, context }: LoaderFunctionArgs) {
  return readTraders(pageContextOf(context), new URL(request.url).searchParams)
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

export const headers = () => ({ 'Cache-Control': 'public, max-age=5' })

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: kaminoText.tradersTitle, description: kaminoText.tradersDescribes })

/** Leaderboard of Kamino's traders. */
export default function KaminoTraders() {
  const answer = useLastGood(useLoaderData<typeof clientLoader>(), tradersAsAsked)
  if (answer === undefined) return <UnreadPage what={kaminoText.traders} />
  const { query, isBeforeKnown, totals, board, history } = answer
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
