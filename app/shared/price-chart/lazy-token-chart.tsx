import { useCallback, useId, useMemo, useRef, useState } from 'react'
import type { CandleWire } from '~/contracts/candle'
import type { UnixSeconds } from '~/domain/base/time'
import { shortKey } from '~/domain/format/format'
import { type ChartFrame, chartFrameFacts, withLivePrice } from '~/domain/price/chart-candles'
import { tokenPath } from '~/shared/paths/pages'
import { Link } from '~/ui/controls/link'
import { ExportLink } from '~/ui/export/export-link'
import { usePrinting } from '~/ui/hooks/use-printing'
import { useSeen } from '~/ui/hooks/use-seen'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { Attribution } from './attribution'
import { BarsStatus } from './bars-status'
import { CandleLegend } from './candle-legend'
import { ChartBody, NoBars, UnseenChart } from './chart-body'
import { type ChartChoices, useOwnChoices } from './chart-choices'
import { ChartControls } from './chart-controls'
import { ChartTable } from './chart-table'
import { chartText } from './chart-text'
import * as styles from './token-chart.css'
import { barsPeriodSeconds, candlesCsvHref, useBars } from './use-bars'
import { type LivePrice, useLivePrice } from './use-live-price'

interface TokenChartProps {
  readonly mint: string
  /** Symbol of the token. `null`: the token has no symbol, or the symbol cannot be displayed. */
  readonly symbol: string | null
  /** Height of the chart, pixels. */
  readonly height?: number
}

const usualHeight = 320

/**
 * Price chart of a token that any page can contain. The chart loads its data and its code when it is scrolled
 * into view.
 */
export function LazyTokenChart(props: TokenChartProps) {
  return <TokenChart key={props.mint} {...props} />
}

function TokenChart({ mint, symbol, height = usualHeight }: TokenChartProps) {
  const choices = useOwnChoices()
  const card = useRef<HTMLElement>(null)
  const titleId = useId()
  const [asTable, setAsTable] = useState(false)
  const [pointed, setPointed] = useState<number>()
  const onPoint = useCallback((index: number | undefined) => setPointed(index), [])
  const isSeen = useSeen(card)
  const polled = useBars(mint, choices.frame, isSeen)
  const { data, failure, times, refresh } = polled
  const bars = useLiveBars(data, times.refreshedAt, choices.frame, useLivePrice(mint))
  const name = chartText.title(symbol ?? shortKey(mint))
  const described = chartText.describe(symbol ?? shortKey(mint), choices.frame, bars.length)
  return (
    <section ref={card} className={styles.card} aria-labelledby={titleId}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          <Link to={tokenPath(mint)} className={styles.titleLink}>
            {name}
          </Link>
        </h2>
        <BarsStatus polled={polled} />
        <CandlesExport mint={mint} frame={choices.frame} empty={bars.length === 0} />
        <ChartControls choices={choices} asTable={asTable} onTable={setAsTable} />
      </div>
      <CandleLegend bar={pointed === undefined ? bars.at(-1) : bars[pointed]} />
      <div className={styles.body} style={{ minHeight: height }}>
        {bars.length === 0 ? (
          <NoBars hasNone={data !== null} failure={failure} onRetry={refresh} />
        ) : (
          <StaleDimmer times={times} periodSeconds={barsPeriodSeconds}>
            <Bars name={described} {...{ bars, asTable, isSeen, choices, onPoint }} />
          </StaleDimmer>
        )}
      </div>
      <Attribution />
    </section>
  )
}

interface BarsProps {
  readonly name: string
  readonly bars: readonly CandleWire[]
  readonly asTable: boolean
  readonly isSeen: boolean
  readonly choices: ChartChoices
  readonly onPoint: (index: number | undefined) => void
}

/**
 * The candles as a chart or as a table. A chart that was never in view has not been drawn, so it is printed
 * as a table.
 */
function Bars({ name, bars, asTable, isSeen, choices, onPoint }: BarsProps) {
  const isPrinting = usePrinting()
  if (asTable || (isPrinting && !isSeen)) return <ChartTable caption={name} bars={bars} />
  if (!isSeen) return <UnseenChart caption={name} bars={bars} />
  return <ChartBody name={name} bars={bars} {...choices} onPoint={onPoint} />
}

interface CandlesExportProps {
  readonly mint: string
  readonly frame: ChartFrame
  readonly empty: boolean
}

function CandlesExport({ mint, frame, empty }: CandlesExportProps) {
  return (
    <ExportLink
      href={candlesCsvHref(mint, frame)}
      empty={empty}
      what={chartText.candles(chartFrameFacts[frame].interval)}
    />
  )
}

/**
 * Returns the candles of the chart. `readAt` is the time of the response with these candles. If the stream has
 * sent a newer price, the current candle contains that price.
 */
function useLiveBars(
  read: readonly CandleWire[] | null,
  readAt: UnixSeconds,
  frame: ChartFrame,
  live: LivePrice | undefined,
): readonly CandleWire[] {
  return useMemo(() => {
    const bars = read ?? []
    const running = bars.at(-1)
    if (running === undefined || live === undefined) return bars
    // The candles in the response already include older prices.
    if (live.at < readAt) return bars
    const moved = withLivePrice(running, chartFrameFacts[frame].barSeconds, live.price, live.at)
    return moved === undefined ? bars : [...bars.slice(0, -1), moved]
  }, [read, readAt, frame, live])
}
