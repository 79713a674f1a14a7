import { formatCount } from '~/domain/format/format'
import { positionWindow } from '~/domain/perp/top-positions'
import type { VenueChoice } from '~/domain/perp/venue-choice'
import type { PanelTimes } from '~/domain/service/freshness'
import { pagePeriodSeconds } from '~/shared/live/panel-times'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { perpApiHref } from '~/shared/perps/perp-api-href'
import { nouns } from '~/shared/text/nouns'
import { ExportLink } from '~/ui/export/export-link'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { PagedRows } from '~/ui/table/paged-rows'
import { Pager } from '~/ui/table/pager'
import { PolledTable } from '~/ui/table/polled-table'
import { rangeText } from '~/ui/table/range-text'
import { region } from '~/ui/table/table.css'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/theme/text-style.css'
import { usePendingView } from '../venue/venue-provider'
import {
  type PositionsQuery,
  type PositionsResult,
  parsePositionsQuery,
  positionsHref,
  rankRows,
} from './positions-result'
import { positionsText } from './positions-text'
import { rankColumns } from './rank-columns'
import * as styles from './rank-table.css'

/** Parameters of the file with the records. */
const csvParameters = {
  format: 'csv',
  limit: String(positionWindow.limit),
  minSizeNotional: String(positionWindow.minSizeUsd),
}

interface RankTableProps {
  readonly choice: VenueChoice
  readonly times: PanelTimes
  readonly notice: string | undefined
  readonly data: PositionsResult
  readonly query: PositionsQuery
}

/** Ranking of traders by their largest position. */
export function RankTable({ choice, times, notice, data, query }: RankTableProps) {
  const { pending, hrefTo } = usePendingView(parsePositionsQuery, positionsHref)
  const hrefOf = (page: number) => hrefTo({ ...pending, page })
  const first = { label: text.firstPage, to: hrefOf(1) }
  return (
    <Card
      title={positionsText.rankTable}
      status={<Status times={times} />}
      actions={
        <>
          <Tags />
          <ExportLink
            href={perpApiHref(choice, '/positions/history/latest', csvParameters)}
            empty={data.traders === 0}
            what={positionsText.exportWhat}
          />
        </>
      }
      notice={notice}
      footer={<Footer data={data} page={query.page} hrefOf={hrefOf} />}
    >
      {data.rows.length === 0 ? (
        <PanelState kind="empty" title={positionsText.none} reason={text.noSuchPage} action={first} />
      ) : (
        <div className={region}>
          <PagedRows page={query.page}>
            <PolledTable
              caption={positionsText.rankTable}
              columns={rankColumns}
              rows={data.rows}
              keyOf={(row) => row.authority}
            />
          </PagedRows>
        </div>
      )}
    </Card>
  )
}

function Status({ times }: Pick<RankTableProps, 'times'>) {
  return (
    <>
      <span className={`${styles.quiet} ${notOnPhone}`}>
        {positionsText.least(formatCount(positionWindow.minSizeUsd))} <MetricInfo of="topPositions" />
      </span>
      <PolledStatus polled={{ times }} periodSeconds={pagePeriodSeconds} />
    </>
  )
}

interface FooterProps {
  readonly data: PositionsResult
  readonly page: number
  readonly hrefOf: (page: number) => string
}

function Footer({ data, page, hrefOf }: FooterProps) {
  const pages = Math.ceil(data.traders / rankRows)
  return (
    <>
      <span className={notOnPhone}>{rangeOf(data, page)}</span>
      <Pager of={positionsText.rankTable} page={page} pages={pages} hrefOf={hrefOf} />
    </>
  )
}

function Tags() {
  return (
    <span className={notOnPhone}>
      <span className={styles.legend}>
        <span className={styles.tag.buy}>{positionsText.buyTag}</span> {positionsText.long}
        <span className={styles.tag.sell}>{positionsText.sellTag}</span> {positionsText.short}
      </span>
    </span>
  )
}

function rangeOf({ rows, traders }: PositionsResult, page: number): string {
  const shown = { content: rows, page, size: rankRows, totalElements: traders, totalIsExact: true }
  return rangeText(shown, nouns.traders)
}
