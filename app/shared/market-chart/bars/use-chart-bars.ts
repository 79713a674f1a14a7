import { useCallback, useEffect, useRef, useState } from 'react'
import type { CandleWire } from '~/contracts/candle'
import type { ChartPageWire } from '~/contracts/chart-page'
import type { PolledResult } from '~/contracts/state/panel'
import { fetchPolled, isProblem } from '~/shared/page-data/polled-result'
import { type Polled, usePolled } from '~/shared/page-data/use-polled'
import { barsPace } from '~/shared/price-chart/bars-pace'
import { keyOfShown, type ShownBars } from '../bar-choices'
import { type BarHistory, withNewest, withOlder } from './bar-history'
import { createRetryPause } from './retry-pause'

/** Token or perp market of a chart. `id` is a mint or the account of a market. */
export interface ChartSubject {
  readonly kind: 'token' | 'market'
  readonly id: string
}

/** Response for a chart. A token's time frame has only candles. */
export type ChartData = CandleWire[] | ChartPageWire
export type ChartResult = PolledResult<ChartData>

/** Bars of a chart, and their older history. */
export interface ChartBars {
  /** What was loaded. It differs from what is shown if hours become days of a zone. */
  readonly shown: ShownBars
  readonly polled: Polled<ChartData>
  /** Loaded bars. `undefined`: none yet. */
  readonly history: BarHistory | undefined
  readonly older: 'idle' | 'loading' | 'failed'
  /** Loads older bars, unless there are none or they are being loaded. */
  readonly loadOlder: () => void
  /** The same for a chart that is moved. After a failure, it waits for a moment before it tries again. */
  readonly loadOlderSoon: () => void
}

/** Polls the bars of a chart while it is in view, and loads older ones on request. `shown` are the bars to load. */
export function useChartBars(
  subject: ChartSubject,
  shown: ShownBars,
  isWanted: boolean,
  initial: ChartResult | undefined,
): ChartBars {
  const path = pathOf(subject, shown)
  const polled = usePolled<ChartData>(path, initial, barsPace, isWanted)
  const [stored, setStored] = useState<Stored>(nothing)
  const state = followed(stored, path, polled.data, shown.kind === 'bars')
  if (state !== stored) setStored(state)
  const { history } = state
  return { shown, polled, history, ...useOlder(path, history, setStored) }
}

/** Returns the URL from which the chart loads its bars. */
function pathOf({ kind, id }: ChartSubject, shown: ShownBars): string {
  const panel = kind === 'token' && shown.kind === 'frame' ? 'candles' : 'bars'
  return `/panels/${panel}/${encodeURIComponent(id)}?${keyOfShown(shown)}`
}

interface Stored {
  readonly path: string
  readonly data: ChartData | null
  readonly history: BarHistory | undefined
}

const nothing: Stored = { path: '', data: null, history: undefined }

/** Returns the state after a response. Only bars of a chosen length have a history; a time frame is replaced. */
function followed(stored: Stored, path: string, data: ChartData | null, hasHistory: boolean): Stored {
  if (stored.path === path && stored.data === data) return stored
  if (data === null) return { path, data, history: undefined }
  const page = pageOf(data)
  const kept = hasHistory && stored.path === path ? stored.history : undefined
  return { path, data, history: withNewest(kept, page) }
}

function pageOf(data: ChartData): ChartPageWire {
  return 'bars' in data ? data : { bars: data, panes: null, fromAt: 0, toAt: 0, before: 'more' }
}

/** Loads older bars, one page at a time. */
function useOlder(
  path: string,
  history: BarHistory | undefined,
  setStored: (change: (stored: Stored) => Stored) => void,
): Pick<ChartBars, 'older' | 'loadOlder' | 'loadOlderSoon'> {
  const [older, setOlder] = useState<ChartBars['older']>('idle')
  const running = useRef<AbortController>()
  const [pause] = useState(createRetryPause)
  const newest = useRef(history)
  useEffect(() => {
    newest.current = history
  }, [history])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path ends the request of the last one
  useEffect(() => {
    setOlder('idle')
    pause.forget()
    return () => {
      running.current?.abort()
      running.current = undefined
    }
  }, [path])
  const loadOlder = useCallback(async () => {
    const known = newest.current
    if (running.current !== undefined || known === undefined || known.before !== 'more') return
    const request = new AbortController()
    running.current = request
    setOlder('loading')
    const result = await fetchPolled<ChartPageWire>(`${path}&end=${known.fromAt}`, request.signal)
    if (request.signal.aborted) return
    running.current = undefined
    const page = isProblem(result) ? null : result.data
    setOlder(page === null ? 'failed' : 'idle')
    if (page === null) {
      pause.fail(performance.now())
      return
    }
    setStored((current) => {
      if (current.path !== path || current.history === undefined) return current
      return { ...current, history: withOlder(current.history, page) }
    })
  }, [path, setStored, pause])
  const loadOlderSoon = useCallback(() => {
    if (pause.isOver(performance.now())) void loadOlder()
  }, [loadOlder, pause])
  return { older, loadOlder, loadOlderSoon }
}
