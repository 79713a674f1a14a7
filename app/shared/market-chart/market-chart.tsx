import { type ReactNode, useId, useRef, useState } from 'react'
import type { CandleWire } from '~/contracts/candle'
import type { ChartMarksWire } from '~/contracts/chart-marks'
import type { PanePointWire } from '~/contracts/chart-page'
import type { UnixMs } from '~/domain/base/time'
import { Attribution } from '~/shared/price-chart/attribution'
import { barsPeriodSeconds } from '~/shared/price-chart/bars-pace'
import { BarsStatus } from '~/shared/price-chart/bars-status'
import { chartTimes } from '~/shared/price-chart/chart-time'
import { NoBars } from '~/shared/price-chart/no-bars'
import * as chartStyles from '~/shared/price-chart/token-chart.css'
import type { LivePrice } from '~/shared/price-chart/use-live-price'
import { ExportLink } from '~/ui/export/export-link'
import { usePrinting } from '~/ui/hooks/use-printing'
import { useSeen } from '~/ui/hooks/use-seen'
import { useZone } from '~/ui/marks/now'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { type BarChoices, barSecondsOf, keyOfShown, lengthOfShown, nameOfShown } from './bar-choices'
import type { ChartBars, ChartSubject } from './bars/use-chart-bars'
import { type InitialBars, useShownBars } from './bars/use-shown-bars'
import { csvHref } from './candles-csv'
import { ChartMovesBar } from './chart-moves-bar'
import { HistoryEdge } from './history-edge'
import { MarketBody } from './market-body'
import * as styles from './market-chart.css'
import { marketChartText } from './market-chart-text'
import { BarLengths, HeadControls, LineToggles } from './market-controls'
import { MarketLegend } from './market-legend'
import { MarketTable } from './market-table'
import { MarkToggles, marksOf } from './marks/mark-controls'
import { MarksTable } from './marks/marks-table'
import { useMarks } from './marks/use-marks'
import type { ChartMoves } from './movable-chart'
import { openInterestStart } from './pane-start'

interface MarketChartProps {
  readonly subject: ChartSubject
  readonly choices: BarChoices
  readonly title: ReactNode
  readonly symbol: string
  /** Height of the chart, pixels. */
  readonly height: number
  readonly initial: InitialBars | undefined
  /** Says what the bars are, if it is not the price that the page shows elsewhere. */
  readonly note?: string
  /** Latest price from the stream. */
  readonly live: LivePrice | undefined
}

/**
 * Chart of a token or of a perp market. By default it shows one of the four time frames. With bars of one length, the
 * visitor can scroll and zoom, and older bars load as the view comes near them. Only choices in the URL have such bars,
 * so an order's chart has time frames only. Data and code load when the chart is scrolled into view.
 */
export function MarketChart({ subject, choices, title, symbol, height, ...rest }: MarketChartProps) {
  const { initial, live, note } = rest
  const card = useRef<HTMLElement>(null)
  const titleId = useId()
  const [asTable, setAsTable] = useState(false)
  const [moves, setMoves] = useState<ChartMoves>()
  const [pointed, setPointed] = useState<UnixMs>()
  const { shown, hrefOf } = choices
  const isSeen = useSeen(card)
  const { loaded, bars, panes } = useShownBars(subject, shown, isSeen, initial, live)
  const marks = useMarks(subject.id, choices.marks, isSeen)
  return (
    <section ref={card} className={chartStyles.card} aria-labelledby={titleId}>
      <div className={chartStyles.header}>
        <h2 id={titleId} className={chartStyles.title}>
          {title}
        </h2>
        <HeaderTools {...{ subject, choices, asTable }} loaded={loaded} onTable={setAsTable} />
      </div>
      {hrefOf === undefined ? null : <ViewTools {...{ subject, choices, asTable, moves }} />}
      <PointedLegend bars={bars} panes={panes} pointed={pointed} />
      <div className={chartStyles.body} style={{ minHeight: height }}>
        <Drawing
          {...{ symbol, bars, panes, marks, choices, asTable, isSeen, moves }}
          polled={loaded.polled}
          onPoint={setPointed}
          onNearStart={loaded.loadOlderSoon}
          onMoves={setMoves}
        />
      </div>
      {shown.kind === 'bars' && hrefOf !== undefined ? <HistoryEdge {...loaded} hrefOf={hrefOf} /> : null}
      {note === undefined ? null : <Note note={note} panes={panes} />}
      <Attribution />
    </section>
  )
}

/** Says what the bars are, and from when the open interest and the ratio of positions are known. */
function Note({ note, panes }: { readonly note: string } & Pick<DrawingProps, 'panes'>) {
  const { format } = useZone()
  const start = openInterestStart(panes ?? [])
  return (
    <p className={styles.note}>
      {note} {start === undefined ? null : marketChartText.recordedFrom(chartTimes(format).whole(start))}
    </p>
  )
}

interface HeaderToolsProps {
  readonly subject: ChartSubject
  readonly choices: BarChoices
  readonly loaded: ChartBars
  readonly asTable: boolean
  readonly onTable: (asTable: boolean) => void
}

/** Age of the bars, their CSV file, and controls. */
function HeaderTools({ subject, choices, loaded, ...table }: HeaderToolsProps) {
  const { polled, history } = loaded
  return (
    <>
      <BarsStatus polled={polled} />
      <ExportLink
        href={csvHref(subject, loaded.shown, history)}
        empty={(history?.bars.length ?? 0) === 0}
        what={marketChartText.csvOf(nameOfShown(loaded.shown))}
      />
      <HeadControls choices={choices} {...table} />
    </>
  )
}

interface ViewToolsProps extends Pick<DrawingProps, 'choices' | 'asTable' | 'moves'> {
  readonly subject: ChartSubject
}

/** Length of the bars, lines, marks, and buttons that move the view. */
function ViewTools({ subject, choices, asTable, moves }: ViewToolsProps) {
  return (
    <div className={styles.tools}>
      <BarLengths choices={choices} />
      {asTable ? null : <LineToggles choices={choices} />}
      <MarkToggles kinds={marksOf[subject.kind]} choices={choices} />
      {choices.shown.kind === 'bars' && !asTable ? <ChartMovesBar moves={moves} /> : null}
    </div>
  )
}

interface DrawingProps {
  readonly symbol: string
  readonly bars: readonly CandleWire[]
  readonly panes: readonly PanePointWire[] | null
  readonly marks: ChartMarksWire | undefined
  readonly polled: ChartBars['polled']
  readonly choices: BarChoices
  readonly asTable: boolean
  readonly isSeen: boolean
  readonly moves: ChartMoves | undefined
  readonly onPoint: (time: UnixMs | undefined) => void
  readonly onNearStart: () => void
  readonly onMoves: (moves: ChartMoves | undefined) => void
}

/** The bars, or the reason why there are none. */
function Drawing({ polled, ...drawing }: DrawingProps) {
  if (drawing.bars.length === 0) {
    return <NoBars hasNone={polled.data !== null} failure={polled.failure} onRetry={polled.refresh} />
  }
  return (
    <StaleDimmer times={polled.times} periodSeconds={barsPeriodSeconds}>
      <Bars {...drawing} />
    </StaleDimmer>
  )
}

/**
 * The bars as a chart or as a table. A chart that was never in view has not been drawn, so it is printed as a table.
 * Without scripts, the chart is never loaded, so the page shows the table instead.
 */
function Bars({ symbol, bars, panes, marks, choices, ...more }: Omit<DrawingProps, 'polled'>) {
  const { asTable, isSeen, ...rest } = more
  const isPrinting = usePrinting()
  const name = marketChartText.describe(symbol, lengthOfShown(choices.shown), bars.length)
  const table = (
    <>
      <MarketTable caption={name} bars={bars} panes={panes} />
      {marks === undefined ? null : <MarksTable symbol={symbol} marks={marks} />}
    </>
  )
  if (asTable || (isPrinting && !isSeen)) return table
  if (!isSeen) {
    return (
      <>
        <div className={chartStyles.skeleton} data-needs-script="" />
        <noscript>
          <div className={chartStyles.withoutScript}>{table}</div>
        </noscript>
      </>
    )
  }
  const { shown, type, lines } = choices
  const motion = shown.kind === 'bars' ? 'movable' : 'fixed'
  return (
    <MarketBody
      {...{ name, bars, panes, type, lines, marks, motion }}
      view={keyOfShown(shown)}
      barSeconds={barSecondsOf(shown)}
      {...rest}
    />
  )
}

interface PointedLegendProps extends Pick<DrawingProps, 'bars' | 'panes'> {
  /** Start of the bar under the crosshair. */
  readonly pointed: UnixMs | undefined
}

function PointedLegend({ bars, panes, pointed }: PointedLegendProps) {
  const bar = bars.findLast(({ time }) => pointed === undefined || time === pointed) ?? bars.at(-1)
  const point = panes?.findLast(({ time }) => time === bar?.time)
  return <MarketLegend bar={bar} point={point} />
}
