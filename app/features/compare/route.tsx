import { pageLoader } from '~/context/page-loader.server'
import { PageHead } from '~/shared/page/page-head'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { keepParts } from '~/shared/page-data/keep-parts'
import { useRefreshEvery } from '~/shared/page-data/use-refresh-every'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { RowsExport } from '~/ui/export/rows-export'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { text } from '~/ui/text'
import { hint } from './compare.css'
import { CompareChart } from './compare-chart'
import { comparedColumns, comparedRow } from './compare-export'
import { CompareForm } from './compare-form'
import { type CompareQuery, comparedIntervals, compareHref } from './compare-query'
import { CompareTable } from './compare-table'
import { compareText } from './compare-text'
import { readCompare } from './read-compare.server'
import { reconcileCompare } from './reconcile'

const pace = { everyMs: 10_000, jitterMs: 1_000 } as const

const page = definePage({ reconcile: reconcileCompare, keep: keepParts })

export const loader = pageLoader(page, ({ services, search }) => readCompare(services, search))

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=5' })

export const meta = (args: MetaArguments) =>
  pageMeta(args, { title: compareText.title, description: compareText.line })

/** Two to four tokens or perp markets side by side: their price changes in one chart, and their figures. */
export default function Compare() {
  const result = page.useData()
  useRefreshEvery(pace)
  if (result === undefined) return <FailedPage what={compareText.fetched} />
  const { query, answer } = result
  const unknown = answer.data?.unknown ?? []
  // Links use the mints and market accounts, which stay the same if a symbol gets another meaning.
  const shown = { ...query, ids: answer.data?.items.map(({ id }) => id) ?? query.ids }
  return (
    <>
      <PageHead title={compareText.title} line={compareText.line} />
      <CompareForm query={shown} />
      {unknown.length === 0 ? null : (
        <p className={hint} role="status">
          {compareText.unknown(unknown.join(', '))}
        </p>
      )}
      <Items query={shown} answer={answer} />
    </>
  )
}

function Items({ query, answer }: Awaited<ReturnType<typeof readCompare>>) {
  if (answer.data === null) {
    return <FailedPanel what={compareText.fetched} action={{ label: text.retry, to: compareHref(query) }} />
  }
  const { items } = answer.data
  if (items.length === 0) {
    return <PanelState kind="empty" title={compareText.none} reason={compareText.noneLine} />
  }
  return (
    <>
      <Card title={compareText.chart} actions={<Intervals query={query} />} twoLines>
        <CompareChart items={items} />
      </Card>
      <Card
        title={compareText.figures}
        actions={
          <RowsExport
            columns={comparedColumns}
            rows={items.map(comparedRow)}
            file="compare.csv"
            what={compareText.figures}
          />
        }
      >
        <CompareTable items={items} query={query} />
      </Card>
    </>
  )
}

/** Links to the intervals between the points of the chart. */
function Intervals({ query }: { readonly query: CompareQuery }) {
  return (
    <SegmentedLinks
      label={compareText.interval}
      segments={comparedIntervals.map((interval) => ({
        label: interval,
        to: compareHref({ ...query, interval }),
        current: interval === query.interval,
      }))}
    />
  )
}
