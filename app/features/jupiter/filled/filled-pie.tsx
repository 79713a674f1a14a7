import { useMemo } from 'react'
import type { FilledTokenChartWire } from '~/contracts/orders/volume'
import type { PolledResult } from '~/contracts/state/panel'
import { formatShare, sliceTable, totalOf } from '~/shared/charts/bar-table'
import { ChartBox, ChartFailure } from '~/shared/charts/chart-box'
import { SeriesName, Swatch } from '~/shared/charts/chart-legend'
import { LazyPie } from '~/shared/charts/lazy-pie'
import type { Slice } from '~/shared/charts/series'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { usePolled } from '~/shared/page-data/use-polled'
import { ExportLink } from '~/ui/export/export-link'
import { ChartFrame } from '~/ui/panel/chart-frame'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import * as styles from '../jupiter.css'
import { jupiterText } from '../jupiter-text'
import { filledSlices } from '../volume/chart-data'
import { filledCsvHref } from './filled-path'

/** Polling interval of the donut chart. */
const pace = { everyMs: 12_000, jitterMs: 2_000 } as const
const size = { height: 260, phoneHeight: 220 } as const

/** Donut chart of the tokens with the largest filled limit volume. */
export function FilledPie({ answer }: { readonly answer: PolledResult<FilledTokenChartWire> }) {
  const polled = usePolled('/panels/jupiter/filled-chart', answer, pace)
  const slices = useMemo(() => (polled.data === null ? undefined : filledSlices(polled.data)), [polled.data])
  const table = useMemo(() => sliceTable(jupiterText.token, slices ?? []), [slices])
  return (
    <ChartFrame
      title={jupiterText.filledTitle}
      status={<PolledStatus polled={polled} periodSeconds={pace.everyMs / 1000} />}
      actions={<Actions slices={slices ?? []} />}
      narrow
      {...table}
    >
      <StaleDimmer times={polled.times}>
        {slices === undefined ? (
          <ChartBox label={jupiterText.filledTitle} {...size}>
            <ChartFailure onRetry={polled.refresh} />
          </ChartBox>
        ) : (
          <>
            <LazyPie
              name={jupiterText.token}
              label={jupiterText.filledTitle}
              middle={jupiterText.filledMiddle(slices.length)}
              slices={slices}
              hasFailed={polled.times.dataAt === undefined}
              {...size}
            />
            <SliceList slices={slices} />
          </>
        )}
      </StaleDimmer>
    </ChartFrame>
  )
}

function Actions({ slices }: { readonly slices: readonly Slice[] }) {
  return (
    <>
      <MetricInfo of="limitFilledByToken" />
      <ExportLink
        href={filledCsvHref({ sortField: 'totalFilledUsd', sortOrder: 'desc' }, slices.length)}
        empty={slices.length === 0}
        what={jupiterText.filledTitle}
      />
    </>
  )
}

/** Legend of the donut chart with the share of each slice. */
function SliceList({ slices }: { readonly slices: readonly Slice[] }) {
  const total = totalOf(slices.map(({ value }) => value))
  return (
    <ul className={styles.sliceList}>
      {slices.map(({ color, value, ...name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: token names are not unique
        <li key={index} className={styles.slice}>
          <Swatch color={color} />
          <SeriesName {...name} />
          <span className={styles.share}>{formatShare(value, total)}</span>
        </li>
      ))}
    </ul>
  )
}
