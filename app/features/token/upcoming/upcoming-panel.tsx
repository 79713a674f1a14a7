import type { UpcomingRow, upcomingToPanel } from '~/contracts/orders/upcoming-row'
import type { PolledResult } from '~/contracts/state/panel'
import type { PanelTimes } from '~/domain/service/freshness'
import { ListFilters } from '~/shared/list-filters/list-filters'
import { csvOf } from '~/shared/list-filters/list-narrowing'
import { type ChosenLine, useChosenLine } from '~/shared/list-filters/use-chosen-line'
import { ListSheetButton } from '~/shared/list-sheet/list-sheet-button'
import { pagePeriodSeconds, panelTimes } from '~/shared/live/panel-times'
import { useHeldRows } from '~/shared/live/use-held-rows'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { sameQuery } from '~/shared/page-data/reconcile'
import { ExportLink } from '~/ui/export/export-link'
import { usePending } from '~/ui/hooks/use-pending'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { Card } from '~/ui/panel/card'
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
import { tokenPageText } from '../token-page-text'
import { upcomingColumns } from './upcoming-columns'
import { readUpcomingQuery, type UpcomingQuery, upcomingListName, upcomingPageParam } from './upcoming-param'

type Upcoming = ReturnType<typeof upcomingToPanel>

interface UpcomingPanelProps {
  readonly tokenMint: string
  readonly upcoming: { readonly query: UpcomingQuery; readonly answer: PolledResult<Upcoming> }
}

const filters = <ListFilters of={tokenPageText.upcoming} name={upcomingListName} />

/** Next executions of the DCA orders that buy or sell the token, within 24 hours, soonest first. */
export function UpcomingPanel({ tokenMint, upcoming }: UpcomingPanelProps) {
  const { data, meta, answeredAt } = upcoming.answer
  const times = panelTimes(data, meta, answeredAt)
  const place = usePendingLocation()
  const wanted = readUpcomingQuery(new URLSearchParams(place.search))
  const pending = usePending(data === null || !sameQuery(wanted, upcoming.query))
  const chosen = useChosenLine(tokenPageText.upcoming, upcomingListName)
  const hrefOf = (page: number) => hrefWith(place, assign(upcomingPageParam, page))
  const isEmpty = data === null || data.content.length === 0
  return (
    <Card
      title={tokenPageText.upcoming}
      status={
        <>
          <MetricInfo of="dcaPressure" />
          <PolledStatus polled={{ times }} periodSeconds={pagePeriodSeconds} />
        </>
      }
      actions={<Tools href={csvHref(tokenMint, upcoming.query)} isEmpty={isEmpty} filters={chosen.filters} />}
      footer={data === null || isEmpty ? undefined : <Footer data={data} hrefOf={hrefOf} />}
    >
      <div className={notOnPhone}>{filters}</div>
      {chosen.line}
      <StaleDimmer
        times={times}
        periodSeconds={pagePeriodSeconds}
        loading={pending && tokenPageText.upcomingCsv}
      >
        <Content
          data={data}
          times={times}
          isNarrowed={isNarrowed(upcoming.query)}
          hrefOf={hrefOf}
          retry={hrefWith(place)}
        />
      </StaleDimmer>
    </Card>
  )
}

/** Whether the loaded list has filters. */
function isNarrowed({ side, minAmountUsd }: UpcomingQuery): boolean {
  return side !== undefined || minAmountUsd !== undefined
}

/** Returns the URL of the list as CSV, with the filters on screen. */
function csvHref(tokenMint: string, query: UpcomingQuery): string {
  return `/api/dca/upcoming?${new URLSearchParams({ format: 'csv', size: '250', tokenMint, ...csvOf(query) })}`
}

interface ToolsProps extends Pick<ChosenLine, 'filters'> {
  readonly href: string
  readonly isEmpty: boolean
}

/** The download on wide screens; on phones, a sheet with the filters and the download. */
function Tools({ href, isEmpty, filters: chosen }: ToolsProps) {
  const download = <ExportLink href={href} empty={isEmpty} what={tokenPageText.upcomingCsv} />
  return (
    <>
      <span className={notOnPhone}>{download}</span>
      <ListSheetButton of={tokenPageText.upcoming} filters={filters} chosen={chosen} actions={download} />
    </>
  )
}

function Footer({ data, hrefOf }: { readonly data: Upcoming; readonly hrefOf: (page: number) => string }) {
  return (
    <>
      <span className={notOnPhone}>{rangeText(data, tokenPageText.executions)}</span>
      <Pager of={tokenPageText.upcoming} page={data.page} pages={data.totalPages} hrefOf={hrefOf} />
    </>
  )
}

interface ContentProps {
  /** Executions. `null`: the data source is unavailable. */
  readonly data: Upcoming | null
  readonly times: PanelTimes
  readonly isNarrowed: boolean
  readonly hrefOf: (page: number) => string
  readonly retry: string
}

function Content({ data, times, isNarrowed, hrefOf, retry }: ContentProps) {
  if (data === null)
    return <FailedPanel what={tokenPageText.upcomingCsv} action={{ label: text.retry, to: retry }} />
  if (data.content.length > 0) return <Rows data={data} />
  const isBehindLast = data.page > 1
  return (
    <PanelState
      kind="empty"
      times={times}
      title={tokenPageText.noUpcoming}
      reason={
        isBehindLast ? text.noSuchPage : isNarrowed ? tokenPageText.noneMatch : tokenPageText.noPressureLine
      }
      action={isBehindLast ? { label: text.firstPage, to: hrefOf(1) } : undefined}
    />
  )
}

/** Rows of the panel. While the pointer is over them, they do not change places. */
function Rows({ data }: { readonly data: Upcoming }) {
  const { rows, handlers } = useHeldRows(data.content, keyOf, String(data.page))
  return (
    <div className={region} {...handlers}>
      <PagedRows page={data.page}>
        <PolledTable caption={tokenPageText.upcoming} columns={upcomingColumns} rows={rows} keyOf={keyOf} />
      </PagedRows>
    </div>
  )
}

function keyOf({ publicKey, time }: UpcomingRow): string {
  return `${publicKey} ${time}`
}
