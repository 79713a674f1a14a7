import { useLocation, useNavigate } from '@remix-run/react'
import { useMemo, useState } from 'react'
import { type BarInterval, barIntervalNames, barIntervals } from '~/domain/price/bar-range'
import { type ChartFrame, chartFrameFacts } from '~/domain/price/chart-candles'
import type { ChartMarkKind, FillSize } from '~/domain/price/chart-marks'
import { type ChartType, frameParam, typeParam } from '~/shared/price-chart/chart-choices'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { assign, choiceParam, hrefWith, type Place, readParam, type UrlChange } from '~/ui/url/url-param'
import { type ChartLine, chartLines, lineParams } from './line-choices'
import { fillsParam, type MarkChoice, markParams, readMarks, withMark } from './mark-choices'

/** Length of the bars of a chart that can be scrolled. `none`: the chart shows a time frame instead. */
export const barsParam = choiceParam('bars', ['none', ...barIntervalNames], 'none')

/** What a chart shows: all bars of a time frame, or bars of one length as far back as the visitor scrolls. */
export type ShownBars =
  | { readonly kind: 'frame'; readonly frame: ChartFrame }
  | { readonly kind: 'bars'; readonly interval: BarInterval }

/** Returns what the URL requests. */
export function shownBarsOf(params: URLSearchParams): ShownBars {
  const interval = readParam(barsParam, params)
  if (interval === 'none') return { kind: 'frame', frame: readParam(frameParam, params) }
  return { kind: 'bars', interval }
}

/** Returns a key that differs for all charts of one item. */
export function keyOfShown(shown: ShownBars): string {
  return shown.kind === 'frame' ? `timeframe=${shown.frame}` : `bars=${shown.interval}`
}

/** Removes the choices of a chart from a URL. The chart loads its bars by itself, so its page needs no other data. */
export function withoutChartChoices(params: URLSearchParams): void {
  const own = [barsParam, frameParam, typeParam, lineParams.ma, lineParams.vwap, ...markParams]
  for (const { name } of own) params.delete(name)
}

/** Returns whether two URLs differ in nothing but the choices of a chart. */
export function differOnlyInChart(one: Place, other: Place): boolean {
  return hrefWith(one, withoutChartChoices) === hrefWith(other, withoutChartChoices)
}

/** Returns the length of a chart's bars, seconds. */
export function barSecondsOf(shown: ShownBars): number {
  return shown.kind === 'frame' ? chartFrameFacts[shown.frame].barSeconds : barIntervals[shown.interval]
}

/** Returns the time frame of a chart, for example `1D`, or the length of its bars, for example `15m`. */
export function lengthOfShown(shown: ShownBars): string {
  return shown.kind === 'frame' ? shown.frame : shown.interval
}

/** Returns the name of what a chart shows, for example `1D` or `15m bars`. */
export function nameOfShown(shown: ShownBars): string {
  return shown.kind === 'frame' ? shown.frame : `${shown.interval} bars`
}

/** What the visitor has chosen for a chart, and functions that change the choice. */
export interface BarChoices {
  readonly shown: ShownBars
  readonly type: ChartType
  readonly lines: readonly ChartLine[]
  readonly marks: MarkChoice
  /** Returns the URL with another choice. `undefined`: the choices are not in the URL. */
  readonly hrefOf: ((shown: ShownBars) => string) | undefined
  readonly show: (shown: ShownBars) => void
  readonly draw: (type: ChartType) => void
  /** Shows or hides a line. */
  readonly toggle: (line: ChartLine) => void
  /** Shows or hides marks. */
  readonly toggleMark: (kind: ChartMarkKind) => void
  readonly sizeFills: (size: FillSize) => void
}

function changesTo(shown: ShownBars): readonly UrlChange[] {
  if (shown.kind === 'bars') return [assign(barsParam, shown.interval)]
  return [assign(barsParam, 'none'), assign(frameParam, shown.frame)]
}

function linesOf(search: string): readonly ChartLine[] {
  const params = new URLSearchParams(search)
  return chartLines.filter((line) => readParam(lineParams[line], params))
}

/** Choices in the URL, for the one chart of a page. */
export function useBarChoices(): BarChoices {
  const { search } = useLocation()
  const place = usePendingLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const go = (...changes: readonly UrlChange[]) =>
    navigate(hrefWith(place, ...changes), { preventScrollReset: true })
  return {
    shown: shownBarsOf(params),
    type: readParam(typeParam, params),
    lines: useMemo(() => linesOf(search), [search]),
    marks: useMemo(() => readMarks(new URLSearchParams(search)), [search]),
    hrefOf: (shown) => hrefWith(place, ...changesTo(shown)),
    show: (shown) => go(...changesTo(shown)),
    draw: (type) => go(assign(typeParam, type)),
    toggle: (line) => go(assign(lineParams[line], !readParam(lineParams[line], params))),
    toggleMark: (kind) => go(withMark(kind, readMarks(params))),
    sizeFills: (size) => go(assign(fillsParam, size)),
  }
}

const noLines: readonly ChartLine[] = []
const noMarks = readMarks(new URLSearchParams())

/** Choices that the component stores while it is mounted, for a chart of time frames without lines. */
export function useOwnChoices(): BarChoices {
  const [frame, setFrame] = useState(frameParam.fallback)
  const [type, setType] = useState(typeParam.fallback)
  return {
    shown: useMemo(() => ({ kind: 'frame', frame }), [frame]),
    type,
    lines: noLines,
    marks: noMarks,
    hrefOf: undefined,
    show: (shown) => shown.kind === 'frame' && setFrame(shown.frame),
    draw: setType,
    toggle: () => undefined,
    toggleMark: () => undefined,
    sizeFills: () => undefined,
  }
}
