import { useCallback, useEffect, useRef, useState } from 'react'
import type { CandleWire } from '~/contracts/candle'
import type { PolledAnswer } from '~/contracts/panel'
import type { ChartFrame } from '~/domain/chart-candles'
import { assign, hrefWith } from '~/ui/url-param'
import { useLive } from '../live/live-provider'
import { frameParam } from './chart-choices'
import { chartText } from './chart-text'

/** How often the bars are read anew, and how far viewers spread out (M105). */
const refreshMs = 30_000
const jitterMs = 1_000

export type BarsAnswer = PolledAnswer<CandleWire[]>

/** What a chart has of one token and time frame. */
export interface BarsState {
  readonly path: string
  /** The newest that could be read; undefined = none yet. */
  readonly answer: BarsAnswer | undefined
  /** Why the last attempt brought nothing. */
  readonly problem: string | undefined
}

/** The bars of a chart that somebody looks at, read anew every half minute. A failure keeps what is there. */
export function useBars(
  mint: string,
  frame: ChartFrame,
  isSeen: boolean,
  initial: BarsAnswer | undefined,
): BarsState & { readonly refresh: () => void } {
  const { running } = useLive()
  const path = barsPath(mint, frame)
  const [stored, setState] = useState<BarsState>({ path, answer: initial, problem: undefined })
  const [attempt, setAttempt] = useState(0)
  const state = stored.path === path ? stored : { path, answer: initial, problem: undefined }
  // What the page has brought is new; whatever begins later, such as coming back from the background, asks at once.
  const isNew = useRef(initial !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    if (!isSeen || !running) return
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const found = await fetchBars(path, abort.signal)
      if (abort.signal.aborted) return
      setState((current) => taken(path, current.path === path ? current.answer : undefined, found))
      timer = setTimeout(ask, refreshMs + Math.random() * jitterMs)
    }
    if (isNew.current) timer = setTimeout(ask, refreshMs + Math.random() * jitterMs)
    else void ask()
    isNew.current = false
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [path, isSeen, running, attempt])
  return { ...state, refresh: useCallback(() => setAttempt((count) => count + 1), []) }
}

/** Where the bars of a chart are to be had. */
function barsPath(mint: string, frame: ChartFrame): string {
  const at = { pathname: `/panels/candles/${encodeURIComponent(mint)}`, search: '' }
  return hrefWith(at, assign(frameParam, frame))
}

function taken(path: string, before: BarsAnswer | undefined, found: BarsAnswer | string): BarsState {
  if (typeof found === 'string') return { path, answer: before, problem: found }
  return { path, answer: found, problem: undefined }
}

/** The answer, or why there is none: with the HTTP status where there is one (M106). */
async function fetchBars(path: string, signal: AbortSignal): Promise<BarsAnswer | string> {
  try {
    const response = await fetch(path, { signal, headers: { accept: 'application/json' } })
    if (!response.ok) return chartText.status(response.status)
    const answer: BarsAnswer = await response.json()
    return answer
  } catch {
    return chartText.unreachable // said on the chart, unless there is an older answer to show
  }
}
