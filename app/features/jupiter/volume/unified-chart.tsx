import { useNavigate } from '@remix-run/react'
import { zoneNames } from '~/domain/format/time-zone'
import { chartTimeframes } from '~/domain/price/chart-window'
import { sameQuery } from '~/shared/page-data/reconcile'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { usePending } from '~/ui/hooks/use-pending'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { useZone } from '~/ui/marks/now'
import { assign, hrefWith } from '~/ui/url/url-param'
import { dashboardParams, unifiedQuery, type VolumeSource, volumeSources } from '../dashboard-query'
import * as styles from '../jupiter.css'
import { jupiterText } from '../jupiter-text'
import { SourceChoice } from './source-choice'
import { VolumeChart, type VolumePanel } from './volume-chart'

/** Windows with so many columns that the parts of a stacked bar are too small to read. */
const manyColumns: ReadonlySet<VolumePanel['query']['window']> = new Set(['week', 'month'])

/** Chart of executed DCA volume for the time frame and the source that the visitor chose. */
export function UnifiedChart(panel: VolumePanel) {
  const { source, window } = panel.query
  const place = usePendingLocation()
  const navigate = useNavigate()
  const { format } = useZone()
  const labels = panel.answer.data?.labels ?? []
  const [firstAt = 0] = labels
  const sourceHref = (chosen: VolumeSource) => hrefWith(place, assign(dashboardParams.source, chosen))
  const zones = zoneNames(firstAt * 1000, (labels.at(-1) ?? firstAt) * 1000, format)
  const requested = unifiedQuery(new URLSearchParams(place.search))
  const pending = usePending(panel.answer.data === null || !sameQuery(requested, panel.query))
  return (
    <VolumeChart
      {...panel}
      pending={pending}
      title={jupiterText.volumeTitle}
      height={440}
      phoneHeight={220}
      asNet={source === 'net' && manyColumns.has(window)}
      toolbar={
        <>
          <Timeframes current={panel.query.window} />
          <SourceChoice
            sources={volumeSources}
            current={source}
            hrefOf={sourceHref}
            onChoose={(chosen) => navigate(sourceHref(chosen), { preventScrollReset: true })}
          />
        </>
      }
      caption={
        <span className={styles.caption}>
          {source === 'net' ? jupiterText.netNote : jupiterText.totalNote}
          {` · ${jupiterText.timesIn(zones)}`}
        </span>
      }
    />
  )
}

function Timeframes({ current }: { readonly current: VolumePanel['query']['window'] }) {
  const place = usePendingLocation()
  return (
    <SegmentedLinks
      label={jupiterText.timeframe}
      segments={chartTimeframes.map((timeframe) => ({
        label: jupiterText.timeframes[timeframe],
        to: hrefWith(place, assign(dashboardParams.timeframe, timeframe)),
        current: timeframe === current,
      }))}
    />
  )
}
