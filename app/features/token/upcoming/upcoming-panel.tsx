import type { UpcomingRow, upcomingToPanel } from '~/contracts/orders/upcoming-row'
import type { PolledResult } from '~/contracts/state/panel'
import type { PanelTimes } from '~/domain/service/freshness'
import { pagePeriodSeconds, panelTimes } from '~/shared/live/panel-times'
import { useHeldRows } from '~/shared/live/use-held-rows'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { PolledStatus } from '~/shared/page-data/polled-status'
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
import { assign, hrefWith, readParam } from '~/ui/url/url-param'
import { tokenPageText } from '../token-page-text'
import { upcomingColumns } from './upcoming-columns'
import { upcomingPageParam } from './upcoming-param'

type Upcoming = ReturnType<typeof upcomingToPanel>

interface UpcomingPanelProps {
  readonly tokenMint: string
  readonly upcoming: { readonly page: number; readonly answer: PolledResult<Upcoming> }
}

/** Next executions of the DCA orders that buy or sell the token, within 24 hours, soonest first. */
export function UpcomingPanel({ tokenMint, upcoming }: UpcomingPanelProps) {
  const { data, meta, answeredAt } = upcoming.answer
  const times = panelTimes(data, meta, answeredAt)
  const place = usePendingLocation()
  const pageAsked = readParam(upcomingPageParam, new URLSearchParams(place.search))
  const pending = usePending(data === null || pageAsked !== upcoming.page)
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
      actions={
        <ExportLink
          href={`/api/dca/upcoming?format=csv&size=250&tokenMint=${tokenMint}`}
          empty={isEmpty}
          what={tokenPageText.upcomingCsv}
        />
      }
      footer={data === null || isEmpty ? undefined : <Footer data={data} hrefOf={hrefOf} />}
    >
      <StaleDimmer
        times={times}
        periodSeconds={pagePeriodSeconds}
        loading={pending && tokenPageText.upcomingCsv}
      >
        <Content data={data} times={times} hrefOf={hrefOf} retry={hrefWith(place)} />
      </StaleDimmer>
    </Card>
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
  readonly hrefOf: (page: number) => string
  readonly retry: string
}

function Content({ data, times, hrefOf, retry }: ContentProps) {
  if (data === null)
    return <FailedPanel what={tokenPageText.upcomingCsv} action={{ label: text.retry, to: retry }} />
  if (data.content.length > 0) return <Rows data={data} />
  const isBehindLast = data.page > 1
  return (
    <PanelState
      kind="empty"
      times={times}
      title={tokenPageText.noUpcoming}
      reason={isBehindLast ? text.noSuchPage : tokenPageText.noPressureLine}
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
