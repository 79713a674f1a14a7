import { useMemo } from 'react'
import type { PolledResult } from '~/contracts/state/panel'
import { formatDollars } from '~/domain/format/format-dollars'
import { netUsd, type PressureHorizon } from '~/domain/order/pressure-view'
import { barTable } from '~/shared/charts/bar-table'
import { ChartBox, ChartFailure } from '~/shared/charts/chart-box'
import { LazyBars } from '~/shared/charts/lazy-bars'
import { hoursAhead } from '~/shared/charts/series'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { usePolled } from '~/shared/page-data/use-polled'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { ExportLink } from '~/ui/export/export-link'
import { usePending } from '~/ui/hooks/use-pending'
import { usePendingLocation, usePendingParam } from '~/ui/hooks/use-pending-location'
import { ChartFrame } from '~/ui/panel/chart-frame'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { Stat, Stats } from '~/ui/panel/stat'
import { tone } from '~/ui/theme/text-style.css'
import { color } from '~/ui/theme/theme.css'
import { assign, hrefWith } from '~/ui/url/url-param'
import { dashboardParams, horizonWords } from '../dashboard-query'
import * as styles from '../jupiter.css'
import { jupiterText } from '../jupiter-text'
import type { PressurePanelData } from './pressure-panel-data'
import { PressureTokens } from './pressure-tokens'

interface PressurePanelProps {
  readonly horizon: PressureHorizon
  readonly answer: PolledResult<PressurePanelData>
}

/** Polling interval of the forecast. It is twice as long as the server caches the forecast. */
const pace = { everyMs: 60_000, jitterMs: 2_000 } as const
const periodSeconds = 60
const chartSize = { height: 150, phoneHeight: 150 } as const

/** Panel with a forecast of what active DCA orders will buy and sell. */
export function PressurePanel({ horizon, answer }: PressurePanelProps) {
  const polled = usePolled(`/panels/jupiter/pressure?horizon=${horizon}`, answer, pace)
  const { data, times } = polled
  const requested = usePendingParam(dashboardParams.horizon)
  const pending = usePending(data === null || requested !== horizon)
  const known = times.dataAt === undefined ? null : data
  const bars = useMemo(() => pressureBars(data, known !== null), [data, known])
  const table = useMemo(() => tableOf(bars), [bars])
  return (
    <ChartFrame
      title={jupiterText.pressureTitle}
      status={<PolledStatus polled={polled} periodSeconds={periodSeconds} />}
      actions={<Actions horizon={horizon} empty={known === null || known.tokens.length === 0} />}
      narrow
      {...table}
    >
      <StaleDimmer times={times} periodSeconds={periodSeconds} loading={pending && jupiterText.pressureTitle}>
        <div className={styles.body}>
          <Horizons current={horizon} />
          {known === null ? null : <Totals total={known.total} />}
        </div>
        {bars === undefined ? (
          <ChartBox label={jupiterText.pressureChart} {...chartSize}>
            <ChartFailure onRetry={polled.refresh} />
          </ChartBox>
        ) : (
          <LazyBars
            label={jupiterText.pressureChart}
            ahead
            total={jupiterText.net}
            hasFailed={known === null}
            {...bars}
            {...chartSize}
          />
        )}
        {known === null ? null : <PressureTokens tokens={known.tokens} assumptions={known.assumptions} />}
      </StaleDimmer>
    </ChartFrame>
  )
}

function Actions({ horizon, empty }: { readonly horizon: PressureHorizon; readonly empty: boolean }) {
  return (
    <>
      <MetricInfo of="dcaPressure" />
      <ExportLink
        href={`/api/dca/pressure?format=csv&size=250&horizon=${horizon}`}
        empty={empty}
        what={jupiterText.pressureTitle}
      />
    </>
  )
}

function Horizons({ current }: { readonly current: PressureHorizon }) {
  const place = usePendingLocation()
  return (
    <SegmentedLinks
      label={jupiterText.horizon}
      segments={horizonWords.map((word) => ({
        label: word,
        to: hrefWith(place, assign(dashboardParams.horizon, word)),
        current: word === current,
      }))}
    />
  )
}

function Totals({ total }: { readonly total: PressurePanelData['total'] }) {
  const net = netUsd(total)
  return (
    <Stats variant="tight">
      <Stat variant="tight" label={jupiterText.toBuy}>
        <span className={tone.buy}>{formatDollars(total.buyUsd)}</span>
      </Stat>
      <Stat variant="tight" label={jupiterText.toSell}>
        <span className={tone.sell}>{formatDollars(total.sellUsd)}</span>
      </Stat>
      <Stat variant="tight" label={jupiterText.net}>
        {formatDollars(net, true)}
      </Stat>
    </Stats>
  )
}

/**
 * Returns the bars of the forecast chart. Buys extend above the zero line, and sells extend below the zero
 * line. Before the first data, all values are unknown instead of 0.
 */
function pressureBars(data: PressurePanelData | null, isKnown: boolean) {
  if (data === null) return undefined
  const { hours } = data
  const valuesOf = (usdOf: (hour: PressurePanelData['hours'][number]) => number) =>
    hours.map((hour) => (isKnown ? usdOf(hour) : null))
  return {
    places: hoursAhead(hours.length),
    series: [
      { label: jupiterText.buys, color: color.buy, values: valuesOf(({ buyUsd }) => buyUsd) },
      { label: jupiterText.sells, color: color.sell, values: valuesOf(({ sellUsd }) => -sellUsd) },
    ],
  }
}

function tableOf(bars: ReturnType<typeof pressureBars> | undefined) {
  return barTable(bars?.places ?? [], bars?.series ?? [], undefined, true, jupiterText.net)
}
