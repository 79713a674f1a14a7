import { useEffect, useMemo, useState } from 'react'
import type { CandleWire } from '~/contracts/candle'
import type { PanePointWire } from '~/contracts/chart-page'
import type { LivePrice } from '~/shared/price-chart/use-live-price'
import { useClock, useZone } from '~/ui/marks/now'
import { barSecondsOf, keyOfShown, type ShownBars } from '../bar-choices'
import { dayBars, dayPoints, loadedFor } from './day-bars'
import { followLive, startLiveBars } from './live-bars'
import { type ChartBars, type ChartResult, type ChartSubject, useChartBars } from './use-chart-bars'

/** Candles that were loaded together with the page, and what they show. */
export interface InitialBars {
  /** `keyOfShown` of the bars. */
  readonly shown: string
  readonly answer: ChartResult
}

/** Bars and figures in the form in which a chart draws them. */
interface DrawnBars {
  readonly loaded: ChartBars
  readonly bars: readonly CandleWire[]
  /** Figures below the price. `null`: the chart has none. */
  readonly panes: readonly PanePointWire[] | null
}

/** Loads what a chart shows, adds live prices, and merges hours into the days of the visitor's zone. */
export function useShownBars(
  subject: ChartSubject,
  shown: ShownBars,
  isSeen: boolean,
  initial: InitialBars | undefined,
  live: LivePrice | undefined,
): DrawnBars {
  const zone = useZone()
  const nowMs = useClock()() * 1_000
  const toLoad = loadedFor(shown, zone, nowMs)
  const isBrought = initial?.shown === keyOfShown(toLoad) && initial.answer.data !== null
  const loaded = useChartBars(subject, toLoad, isSeen, isBrought ? initial.answer : undefined)
  const raw = useLiveBars(loaded, barSecondsOf(toLoad), live)
  const isByDay = keyOfShown(toLoad) !== keyOfShown(shown)
  const bars = useMemo(() => (isByDay ? dayBars(raw, zone) : raw), [isByDay, raw, zone])
  const { history, older, loadOlder } = loaded
  const lacksDays = isByDay && history?.before === 'more' && older === 'idle'
  useEffect(() => {
    // The newest page of hours has fewer days than a page of days.
    if (lacksDays) loadOlder()
  }, [lacksDays, loadOlder])
  const points = history?.panes ?? null
  const panes = useMemo(
    () => (isByDay && points !== null ? dayPoints(points, bars, zone) : points),
    [isByDay, points, bars, zone],
  )
  return { loaded, bars, panes }
}

const noBars: readonly CandleWire[] = []

/** Returns the loaded bars with the live prices that have arrived since. */
function useLiveBars(
  { history, polled }: ChartBars,
  barSeconds: number,
  live: LivePrice | undefined,
): readonly CandleWire[] {
  const loaded = history?.bars ?? noBars
  const [stored, setStored] = useState(() => startLiveBars(loaded))
  const state = followLive(stored, loaded, polled.times.refreshedAt, barSeconds, live)
  if (state !== stored) setStored(state)
  return state.bars
}
