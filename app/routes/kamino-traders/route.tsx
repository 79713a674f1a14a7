import { note } from '~/components/kamino/board.css'
import { BoardFigures } from '~/components/kamino/board-figures'
import { BoardPanel } from '~/components/kamino/board-panel'
import { KaminoHead } from '~/components/kamino/kamino-head'
import { kaminoText } from '~/components/kamino/kamino-text'
import { definePage } from '~/components/live/define-page'
import { keepParts } from '~/components/live/keep-parts'
import { panelTimes } from '~/components/live/panel-times'
import { FailedPage } from '~/components/shell/failed-page'
import { type MetaArguments, pageMeta } from '~/components/shell/root-data'
import { pageLoader } from '~/context/page-loader.server'
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
        <BoardFigures window={query.window} totals={totals} />
      </KaminoHead>
      <BoardPanel query={query} answer={board} />
      <p className={note}>
        {kaminoText.boardNote} {isBeforeKnown ? null : kaminoText.noChangeNote}
      </p>
    </>
  )
}
