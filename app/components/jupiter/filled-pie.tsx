import { useMemo } from 'react'
import type { PolledResult } from '~/contracts/panel'
import type { FilledTokenChartWire } from '~/contracts/volume'
import { ChartFrame } from '~/ui/chart-frame'
import { ExportLink } from '~/ui/export-link'
import { StaleDimmer } from '~/ui/stale-dimmer'
import { formatShare, sliceTable, totalOf } from '../charts/bar-table'
import { ChartBox, ChartFailure } from '../charts/chart-box'
import { SeriesName, Swatch } from '../charts/chart-legend'
import { LazyPie } from '../charts/lazy-pie'
import type { Slice } from '../charts/series'
import { PolledStatus } from '../live/polled-status'
import { usePolled } from '../live/use-polled'
import { MetricInfo } from '../metric-info/metric-info'
import { filledSlices } from './chart-data'
import { filledCsvHref } from './filled-path'
import * as styles from './jupiter.css'
import { jupiterText } from './jupiter-text'

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
