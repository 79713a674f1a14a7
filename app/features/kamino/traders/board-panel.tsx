import type { WirePage } from '~/contracts/schema/page'
import type { PolledResult } from '~/contracts/state/panel'
import { pageLimits } from '~/domain/base/page'
import type { PanelTimes } from '~/domain/service/freshness'
import { ChosenFilters } from '~/shared/list-sheet/chosen-filters'
import { ListSheetButton } from '~/shared/list-sheet/list-sheet-button'
import type { ChosenFilter } from '~/shared/list-sheet/list-tools-context'
import { useLive } from '~/shared/live/live-provider'
import { pagePeriodSeconds, panelNotice, panelTimes } from '~/shared/live/panel-times'
import { useHeldRows } from '~/shared/live/use-held-rows'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { sameQuery } from '~/shared/page-data/reconcile'
import { nouns } from '~/shared/text/nouns'
import { ExportLink } from '~/ui/export/export-link'
import { usePending } from '~/ui/hooks/use-pending'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { Card } from '~/ui/panel/card'
import { FreshnessChip } from '~/ui/panel/freshness-chip'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { PagedRows } from '~/ui/table/paged-rows'
import { Pager } from '~/ui/table/pager'
import { PolledTable } from '~/ui/table/polled-table'
import { rangeText } from '~/ui/table/range-text'
import { region } from '~/ui/table/table.css'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/theme/text-style.css'
import { assign, hrefWith } from '~/ui/url/url-param'
import { type BoardQuery, boardParams, boardWindows, readBoardQuery } from '../kamino-params'
import { kaminoText } from '../kamino-text'
import { TierLegend } from '../trader-tier'
import { WindowLinks } from '../window-links'
import * as styles from './board.css'
import { boardColumns } from './board-columns'
import type { BoardRow } from './board-row'
import { BoardSearch } from './board-search'

interface BoardPanelProps {
  readonly query: BoardQuery
  readonly answer: PolledResult<WirePage<BoardRow>>
}

/** Leaderboard of traders, with a search field and links to the other pages. */
export function BoardPanel({ query, answer }: BoardPanelProps) {
  const { paused } = useLive()
  const requested = readBoardQuery(new URLSearchParams(usePendingLocation().search))
  const { data: page, meta, answeredAt } = answer
  const times = panelTimes(page, meta, answeredAt)
  const pending = usePending(page === null || !sameQuery(requested, query))
  return (
    <Card
      title={kaminoText.leaderboard}
      status={<FreshnessChip times={times} periodSeconds={pagePeriodSeconds} paused={paused} />}
      actions={
        <>
          <MetricInfo of="kaminoRankChange" />
          <Tools query={query} isEmpty={page === null || page.totalElements === 0} />
        </>
      }
      notice={panelNotice(page, meta)}
      footer={page === null || times.dataAt === undefined ? undefined : <Footer page={page} />}
    >
      <div className={notOnPhone}>
        <div className={styles.bar}>
          <Choices {...query} />
        </div>
      </div>
      <ChosenFilters of={kaminoText.leaderboard} chosen={useChosen(requested)} />
      <StaleDimmer times={times} periodSeconds={pagePeriodSeconds} loading={pending && kaminoText.traders}>
        <Rows {...query} page={page} times={times} />
      </StaleDimmer>
    </Card>
  )
}

/**
 * Returns the URL from which the traders that match the search can be downloaded as CSV. The file contains
 * one API page of maximum size, largest traders first.
 */
function boardCsvHref({ window, search }: Pick<BoardQuery, 'window' | 'search'>): string {
  const pending = new URLSearchParams({
    format: 'csv',
    size: String(pageLimits.largestSize),
    timeframe: window,
  })
  if (search !== '') pending.set('search', search)
  return `/api/kamino/traders?${pending}`
}

interface ToolsProps {
  readonly query: BoardQuery
  readonly isEmpty: boolean
}

/** The download on wide screens; on phones, a sheet with the search, the period and the download. */
function Tools({ query, isEmpty }: ToolsProps) {
  const download = <ExportLink href={boardCsvHref(query)} empty={isEmpty} what={kaminoText.exported} />
  return (
    <>
      <span className={notOnPhone}>{download}</span>
      <ListSheetButton
        of={kaminoText.leaderboard}
        filters={
          <div className={styles.choices}>
            <Choices {...query} />
          </div>
        }
        chosen={useChosen(query)}
        actions={download}
      />
    </>
  )
}

/** Returns the search text as a filter that narrows the leaderboard. */
function useChosen({ search }: Pick<BoardQuery, 'search'>): readonly ChosenFilter[] {
  const place = usePendingLocation()
  if (search === '') return []
  const clearHref = hrefWith(place, assign(boardParams.search, ''), assign(boardParams.page, 1))
  return [{ label: `“${search}”`, clearHref, title: search }]
}

/** Search field, period and legend of the leaderboard. */
function Choices({ window, search }: Pick<BoardQuery, 'window' | 'search'>) {
  return (
    <>
      <BoardSearch window={window} search={search} />
      <WindowLinks
        of={kaminoText.leaderboard}
        param={boardParams.window}
        windows={boardWindows}
        current={window}
        also={[assign(boardParams.page, 1)]}
      />
      <span className={styles.legend}>
        <TierLegend />
      </span>
    </>
  )
}

function Footer({ page }: { readonly page: WirePage<BoardRow> }) {
  const place = usePendingLocation()
  const hrefOf = (number: number) => hrefWith(place, assign(boardParams.page, number))
  return (
    <>
      <span className={notOnPhone}>{rangeText(page, nouns.traders)}</span>
      <Pager of={kaminoText.leaderboard} page={page.page} pages={page.totalPages} hrefOf={hrefOf} />
    </>
  )
}

interface RowsProps extends Pick<BoardQuery, 'window' | 'search'> {
  readonly page: WirePage<BoardRow> | null
  readonly times: PanelTimes
}

function Rows({ window, search, page, times }: RowsProps) {
  const place = usePendingLocation()
  if (page === null) {
    const action = { label: text.retry, to: hrefWith(place) }
    return <FailedPanel what={kaminoText.traders} action={action} />
  }
  if (page.content.length > 0) return <Traders window={window} search={search} page={page} />
  if (page.page > 1) {
    const action = { label: text.firstPage, to: hrefWith(place, assign(boardParams.page, 1)) }
    return (
      <PanelState
        kind="empty"
        times={times}
        title={kaminoText.noTraders}
        reason={text.noSuchPage}
        action={action}
      />
    )
  }
  if (search === '') {
    return (
      <PanelState
        kind="empty"
        times={times}
        title={kaminoText.noTraders}
        reason={kaminoText.nothingFilledLine}
      />
    )
  }
  const action = { label: kaminoText.showEverybody, to: hrefWith(place, assign(boardParams.search, '')) }
  const reason = kaminoText.noTraderLike(search)
  return (
    <PanelState kind="empty" times={times} title={kaminoText.noTraders} reason={reason} action={action} />
  )
}

interface TradersProps extends Pick<BoardQuery, 'window' | 'search'> {
  readonly page: WirePage<BoardRow>
}

/** Rows with the traders of the current page. The rows stay in place while the pointer is over them. */
function Traders({ window, search, page }: TradersProps) {
  const { rows, handlers } = useHeldRows(page.content, traderOf, `${window} ${page.page} ${search}`)
  return (
    <div className={region} {...handlers}>
      <PagedRows page={page.page}>
        <PolledTable
          caption={kaminoText.leaderboard}
          columns={boardColumns[window]}
          rows={rows}
          keyOf={traderOf}
        />
      </PagedRows>
    </div>
  )
}

function traderOf({ trader }: BoardRow): string {
  return trader
}
