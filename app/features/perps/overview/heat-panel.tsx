import { useNavigate } from '@remix-run/react'
import { memo } from 'react'
import { formatCount } from '~/domain/format/format'
import { CopyLinkButton } from '~/shared/page/copy-link-button'
import { perpApiHref } from '~/shared/perps/perp-api-href'
import { Link } from '~/ui/controls/link'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { Select } from '~/ui/controls/select'
import { ExportLink } from '~/ui/export/export-link'
import { card } from '~/ui/panel/card.css'
import { PanelState } from '~/ui/panel/panel-state'
import { text } from '~/ui/text'
import { lineLink, visuallyHidden } from '~/ui/theme/text-style.css'
import { assign, hrefWith, readParam } from '~/ui/url/url-param'
import { driftText } from '../drift-text'
import { useMarkets } from '../markets/markets-provider'
import { useKeptSearch } from '../markets/use-kept-search'
import { usePagePlace, useVenue } from '../venue/venue-provider'
import { HeatGrid } from './heat-grid'
import { HeatLegend } from './heat-legend'
import { heatMetrics, spreadOf } from './heat-metrics'
import { orderedBy } from './heat-order'
import { MarketTable, MarketTableSheet } from './market-table'
import * as styles from './overview.css'
import {
  type HeatMetricName,
  type HeatOrder,
  heatMetricNames,
  heatOrders,
  overviewParams,
} from './overview-params'
import { perpsOverviewText } from './perps-overview-text'

const views = ['grid', 'table'] as const

/** Overview of all markets, either as a heat map with one of five metrics or as a table. */
export function HeatPanel() {
  const { markets } = useMarkets()
  const { choice } = useVenue()
  const location = usePagePlace()
  const params = new URLSearchParams(location.search)
  const view = readParam(overviewParams.view, params)
  const metric = readParam(overviewParams.metric, params)
  const order = readParam(overviewParams.order, params)
  const hasOutliers = markets !== null && spreadOf(heatMetrics[metric], markets) !== undefined
  return (
    <section className={card} aria-label={perpsOverviewText.title}>
      <h2 className={visuallyHidden}>{perpsOverviewText.title}</h2>
      <div className={styles.toolbar}>
        <Choices metric={metric} view={view} order={order} />
        {view === 'grid' ? <HeatLegend metric={heatMetrics[metric]} hasOutliers={hasOutliers} /> : null}
        <span className={styles.download}>
          <CopyLinkButton />
          <ExportLink
            href={perpApiHref(choice, '/markets', { format: 'csv', size: '250' })}
            empty={markets === null || markets.length === 0}
            what={driftText.markets}
          />
        </span>
        {view === 'table' ? <MarketTableSheet /> : null}
      </div>
      <Markets view={view} metric={metric} order={order} cells={readParam(overviewParams.cells, params)} />
    </section>
  )
}

interface ChoicesProps {
  readonly metric: HeatMetricName
  readonly view: (typeof views)[number]
  readonly order: HeatOrder
}

/**
 * Choices above the heat map. The component is memoized, because the market data changes every second and the
 * choices do not.
 */
const Choices = memo(function Choices({ metric, view, order }: ChoicesProps) {
  const location = usePagePlace()
  return (
    <>
      {view === 'grid' ? <MetricChoice metric={metric} /> : null}
      {view === 'grid' ? <OrderChoice order={order} /> : null}
      <SegmentedLinks
        label={perpsOverviewText.view}
        segments={views.map((each) => ({
          label: perpsOverviewText[each],
          to: hrefWith(location, assign(overviewParams.view, each)),
          current: each === view,
        }))}
      />
    </>
  )
})

/** Order of the cells: by size, or by the metric. */
function OrderChoice({ order }: { readonly order: HeatOrder }) {
  const location = usePagePlace()
  return (
    <SegmentedLinks
      label={perpsOverviewText.cellOrder}
      segments={heatOrders.map((each) => ({
        label: perpsOverviewText.cellOrders[each],
        to: hrefWith(location, assign(overviewParams.order, each)),
        current: each === order,
      }))}
    />
  )
}

/** Select for the metric of the heat map. Without JavaScript, one link per metric replaces the select. */
function MetricChoice({ metric }: { metric: HeatMetricName }) {
  const location = usePagePlace()
  const navigate = useNavigate()
  const hrefOf = (name: HeatMetricName) => hrefWith(location, assign(overviewParams.metric, name))
  return (
    <>
      <span data-needs-script="">
        <Select
          label={perpsOverviewText.metric}
          value={metric}
          options={heatMetricNames.map((value) => ({ value, label: heatMetrics[value].label }))}
          onChange={(name) => navigate(hrefOf(name), { preventScrollReset: true })}
        />
      </span>
      <noscript>
        <SegmentedLinks
          label={perpsOverviewText.metric}
          segments={heatMetricNames.map((name) => ({
            label: heatMetrics[name].label,
            to: hrefOf(name),
            current: name === metric,
          }))}
        />
      </noscript>
    </>
  )
}

interface MarketsProps {
  readonly view: (typeof views)[number]
  readonly metric: HeatMetricName
  readonly order: HeatOrder
  readonly cells: 'first' | 'all'
}

function Markets({ view, metric, order, cells }: MarketsProps) {
  const { markets, times } = useMarkets()
  const location = usePagePlace()
  const kept = useKeptSearch()
  if (markets === null) {
    const action = { label: text.retry, to: location.pathname + location.search }
    return <PanelState kind="error" title={text.error} reason={driftText.marketsUnreadable} action={action} />
  }
  if (markets.length === 0) {
    return (
      <PanelState kind="empty" times={times} title={driftText.noMarkets} reason={driftText.noMarketsLine} />
    )
  }
  if (view === 'table') return <MarketTable markets={markets} />
  return (
    <>
      <HeatGrid
        markets={orderedBy(heatMetrics[metric], order, markets)}
        metric={heatMetrics[metric]}
        order={order}
        cells={cells}
        kept={kept}
      />
      {cells === 'all' ? null : (
        <p className={styles.showAll}>
          <Link to={hrefWith(location, assign(overviewParams.cells, 'all'))} sameView className={lineLink}>
            {perpsOverviewText.showAll(formatCount(markets.length))}
          </Link>
        </p>
      )}
    </>
  )
}
