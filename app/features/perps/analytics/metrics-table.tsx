import { Form } from '@remix-run/react'
import { ListSheetButton } from '~/shared/list-sheet/list-sheet-button'
import { nouns } from '~/shared/text/nouns'
import { Button } from '~/ui/controls/button'
import { SearchField } from '~/ui/controls/search-field'
import { useTypedView } from '~/ui/hooks/use-typed-view'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { sortedBy } from '~/ui/table/list-query'
import { PagedRows } from '~/ui/table/paged-rows'
import { Pager } from '~/ui/table/pager'
import { PolledTable } from '~/ui/table/polled-table'
import { rangeText } from '~/ui/table/range-text'
import { region } from '~/ui/table/table.css'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/theme/text-style.css'
import { usePagePlace, usePendingView, VenueInput } from '../venue/venue-provider'
import * as styles from './analytics.css'
import {
  type AnalyticsQuery,
  analyticsHref,
  type MetricSortField,
  metricRows,
  metricSortFields,
  parseAnalyticsQuery,
} from './analytics-query'
import type { AnalyticsResult } from './analytics-result'
import { analyticsText } from './analytics-text'
import { metricColumns } from './metric-columns'

interface MetricsTableProps {
  readonly data: AnalyticsResult
  readonly query: AnalyticsQuery
}

/** Table with the metrics of every listed market. */
export function MetricsTable({ data, query }: MetricsTableProps) {
  const { pending, hrefTo } = usePendingView(parseAnalyticsQuery, analyticsHref)
  const sortLinkOf = (field: string) => {
    if (!isSortField(field)) return undefined
    const to = hrefTo(sortedBy(pending, field))
    return { to, order: query.sortField === field ? query.sortOrder : undefined }
  }
  return (
    <Card
      twoLines
      title={analyticsText.metrics}
      status={<span className={`${styles.quiet} ${notOnPhone}`}>{analyticsText.metricsLine}</span>}
      actions={
        <>
          <MarketFilter query={query} />
          <ListSheetButton of={analyticsText.metrics} columns={metricColumns} sortLinkOf={sortLinkOf} />
        </>
      }
      footer={<Footer data={data} query={query} />}
    >
      {data.rows.length === 0 ? (
        <Nothing query={query} total={data.total} />
      ) : (
        <div className={region}>
          <PagedRows page={query.page}>
            <PolledTable
              caption={analyticsText.metrics}
              columns={metricColumns}
              rows={data.rows}
              keyOf={(row) => row.publicKey}
              sortLinkOf={sortLinkOf}
            />
          </PagedRows>
        </div>
      )}
    </Card>
  )
}

function Footer({ data, query }: MetricsTableProps) {
  const { pending, hrefTo } = usePendingView(parseAnalyticsQuery, analyticsHref)
  const hrefOf = (page: number) => hrefTo({ ...pending, page })
  const pages = Math.ceil(data.total / metricRows)
  return (
    <>
      <span className={notOnPhone}>{rangeOf(data, query.page)}</span>
      <Pager of={analyticsText.metrics} page={query.page} pages={pages} hrefOf={hrefOf} />
    </>
  )
}

function isSortField(field: string): field is MetricSortField {
  return metricSortFields.some((known) => known === field)
}

function Nothing({ query, total }: { readonly query: AnalyticsQuery; readonly total: number }) {
  const { pending, hrefTo } = usePendingView(parseAnalyticsQuery, analyticsHref)
  const title = analyticsText.none
  if (total > 0) {
    const action = { label: text.firstPage, to: hrefTo({ ...pending, page: 1 }) }
    return <PanelState kind="empty" title={title} reason={text.noSuchPage} action={action} />
  }
  if (query.search === '') return <PanelState kind="empty" title={title} reason={analyticsText.noneAtAll} />
  const all = { label: analyticsText.showAll, to: hrefTo({ ...pending, search: '', page: 1 }) }
  return <PanelState kind="empty" title={title} reason={analyticsText.noneLine(query.search)} action={all} />
}

/** Delay between the last keystroke and the update of the filter, milliseconds. */
const debounceMs = 300

/**
 * Text field that filters the markets. It is in a form, so it works without scripts. With scripts it filters
 * while the visitor types.
 */
function MarketFilter({ query }: { readonly query: AnalyticsQuery }) {
  const { pathname } = usePagePlace()
  const { pending, hrefTo } = usePendingView(parseAnalyticsQuery, analyticsHref)
  const { field, type, drop } = useTypedView(
    (search) => hrefTo({ ...pending, search: search.trim(), page: 1 }),
    debounceMs,
  )
  return (
    <Form className={styles.filter} role="search" action={pathname} onSubmit={drop}>
      <SearchField
        ref={field}
        label={analyticsText.filter}
        placeholder={analyticsText.filter}
        name="search"
        defaultValue={query.search}
        onChange={(event) => type(event.target.value)}
      />
      <VenueInput />
      {pending.period === '24h' ? null : <input type="hidden" name="period" value={pending.period} />}
      <noscript>
        <Button type="submit">{analyticsText.apply}</Button>
      </noscript>
    </Form>
  )
}

function rangeOf({ rows, total }: AnalyticsResult, page: number): string {
  const shown = { content: rows, page, size: metricRows, totalElements: total, totalIsExact: true }
  return rangeText(shown, nouns.markets)
}
