import { type ComponentType, type KeyboardEvent, lazy, Suspense, useState } from 'react'
import type { CandleWire } from '~/contracts/candle'
import type { Failure } from '~/shared/page-data/failure'
import { useZone } from '~/ui/marks/now'
import { PanelState } from '~/ui/panel/panel-state'
import { text } from '~/ui/text'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { barSentence } from './candle-legend'
import type { ChartChoices } from './chart-choices'
import { steppedTo } from './chart-keys'
import { ChartTable } from './chart-table'
import { chartText } from './chart-text'
import type { PriceCanvas } from './price-canvas.client'
import * as styles from './token-chart.css'

const LazyCanvas = lazy(loadCanvas)

type CanvasProps = Parameters<typeof PriceCanvas>[0]

/** Loads the code of the chart. If the loading fails, returns a component that shows a message. */
async function loadCanvas(): Promise<{ default: ComponentType<CanvasProps> }> {
  try {
    return { default: (await import('./price-canvas.client')).PriceCanvas }
  } catch {
    return { default: () => <Failed why={chartText.unsupported} /> }
  }
}

interface ChartBodyProps extends Pick<ChartChoices, 'frame' | 'type'> {
  readonly name: string
  readonly bars: readonly CandleWire[]
  readonly onPoint: (index: number | undefined) => void
}

/** The price chart. Arrow keys step through its candles. */
export function ChartBody({ name, bars, frame, type, onPoint }: ChartBodyProps) {
  const [stepped, setStepped] = useState<number>()
  const zone = useZone()
  const step = (index: number | undefined) => {
    setStepped(index)
    onPoint(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steppedTo(event.key, stepped, bars.length)
    if (next === undefined) return
    event.preventDefault()
    step(next)
  }
  const bar = stepped === undefined ? undefined : bars[stepped]
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: HTML has no chart element */}
      <div
        className={styles.plot}
        role="group"
        aria-label={name}
        aria-description={chartText.keys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys need a focusable element
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => step(undefined)}
      >
        <Suspense fallback={<div className={styles.skeleton} />}>
          <LazyCanvas bars={bars} frame={frame} type={type} stepped={stepped} onPoint={onPoint} />
        </Suspense>
      </div>
      <p className={visuallyHidden} role="status">
        {bar === undefined ? '' : barSentence(bar, zone.format)}
      </p>
    </>
  )
}

interface NoBarsProps {
  readonly failure: Failure | undefined
  /** Whether the response contains no candles. */
  readonly hasNone: boolean
  readonly onRetry: () => void
}

/** Shown instead of the candles while they are loading, if there are none, or if the request failed. */
export function NoBars({ hasNone, failure, onRetry }: NoBarsProps) {
  if (hasNone) {
    return <PanelState kind="empty" title={text.noData} reason={chartText.nothingLine} />
  }
  if (failure !== undefined) return <Failed why={failureText(failure)} onRetry={onRetry} />
  return (
    <>
      <div className={styles.skeleton} aria-busy="true" data-needs-script="">
        <span className={visuallyHidden}>{chartText.loading}</span>
      </div>
      <noscript>
        <p className={styles.noteWithoutScript}>{chartText.withoutScript}</p>
      </noscript>
    </>
  )
}

/**
 * Placeholder until the chart is scrolled into view. Without scripts, the chart is never loaded, so the page
 * shows a table instead.
 */
export function UnseenChart({ caption, bars }: { caption: string; bars: readonly CandleWire[] }) {
  return (
    <>
      <div className={styles.skeleton} data-needs-script="" />
      <noscript>
        <div className={styles.withoutScript}>
          <ChartTable caption={caption} bars={bars} />
        </div>
      </noscript>
    </>
  )
}

function failureText({ code }: Failure): string {
  return code === undefined ? chartText.unreachable : chartText.status(code)
}

/** Shown instead of a chart that can't be loaded. */
export function Failed({ why, onRetry }: { why: string; onRetry?: () => void }) {
  const action = onRetry === undefined ? undefined : { label: text.retry, onSelect: onRetry }
  return <PanelState kind="error" title={text.error} reason={chartText.failed(why)} action={action} />
}
