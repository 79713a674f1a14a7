import { pageLoader } from '~/context/page-loader.server'
import { panelTimes } from '~/shared/live/panel-times'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { keepParts } from '~/shared/page-data/keep-parts'
import { KaminoHead } from '../kamino-head'
import { kaminoText } from '../kamino-text'
import { note } from './board.css'
import { BoardPanel } from './board-panel'
import { BoardStats } from './board-stats'
import { readTraders } from './read-traders.server'
import { reconcileTraders } from './reconcile'

const page = definePage({ reconcile: reconcileTraders, keep: keepParts })

export const loader = pageLoader(page, ({ services, search }) => readTraders(services, search))

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=5' })

export const meta = (args: MetaArguments) =>
  pageMeta(args, { title: kaminoText.tradersTitle, description: kaminoText.tradersDescribes })

/** Page with the leaderboard of Kamino traders. */
export default function KaminoTraders() {
  const result = page.useData()
  if (result === undefined) return <FailedPage what={kaminoText.traders} />
  const { query, isBeforeKnown, totals, board, history } = result
  const times = panelTimes(totals, board.meta, board.answeredAt)
  return (
    <>
      <KaminoHead title={kaminoText.tradersTitle} isBelowDashboard history={history} times={times}>
        <BoardStats window={query.window} totals={totals} />
      </KaminoHead>
      <BoardPanel query={query} answer={board} />
      <p className={note}>
        {kaminoText.boardNote} {isBeforeKnown ? null : kaminoText.noChangeNote}
      </p>
    </>
  )
}
