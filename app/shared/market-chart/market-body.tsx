import { type ComponentType, type KeyboardEvent, lazy, Suspense, useState } from 'react'
import type { CandleWire } from '~/contracts/candle'
import type { PanePointWire } from '~/contracts/chart-page'
import type { UnixMs } from '~/domain/base/time'
import { barSentence } from '~/shared/price-chart/bar-figures'
import type { ChartType } from '~/shared/price-chart/chart-choices'
import { chartText } from '~/shared/price-chart/chart-text'
import { Failed } from '~/shared/price-chart/no-bars'
import * as chartStyles from '~/shared/price-chart/token-chart.css'
import { useZone } from '~/ui/marks/now'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import type { MarketCanvas } from './market-canvas.client'
import { marketChartText } from './market-chart-text'
import { actionOf, type ChartAction } from './market-keys'
import type { ChartMoves } from './movable-chart'

type CanvasProps = Parameters<typeof MarketCanvas>[0]

const LazyCanvas = lazy(loadCanvas)

/** Loads the code of the chart. If the loading fails, returns a component that shows a message. */
async function loadCanvas(): Promise<{ default: ComponentType<CanvasProps> }> {
  try {
    return { default: (await import('./market-canvas.client')).MarketCanvas }
  } catch {
    return { default: () => <Failed why={chartText.unsupported} /> }
  }
}

interface MarketBodyProps extends Omit<CanvasProps, 'stepped'> {
  readonly name: string
  readonly bars: readonly CandleWire[]
  readonly panes: readonly PanePointWire[] | null
  readonly type: ChartType
  readonly moves: ChartMoves | undefined
}

/** The chart, and its keys. */
export function MarketBody({ name, moves, ...canvas }: MarketBodyProps) {
  const { bars, motion, onPoint } = canvas
  const [stepped, setStepped] = useState<UnixMs>()
  const zone = useZone()
  const step = (time: UnixMs | undefined) => {
    setStepped(time)
    onPoint(time)
  }
  const act = (action: ChartAction) => {
    if (action.kind === 'step') step(bars[action.index]?.time)
    else if (action.kind === 'pan') moves?.pan(action.part)
    else if (action.kind === 'zoom') moves?.zoom(action.factor)
    else if (action.kind === 'oldest') moves?.toOldest()
    else moves?.toNewest()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    const index = stepped === undefined ? -1 : bars.findIndex(({ time }) => time === stepped)
    const from = index === -1 ? undefined : index
    const action = actionOf({ key, shiftKey, motion, from, count: bars.length })
    if (action === undefined) return
    event.preventDefault()
    act(action)
  }
  const bar = stepped === undefined ? undefined : bars.find(({ time }) => time === stepped)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: HTML has no chart element */}
      <div
        className={chartStyles.plot}
        role="group"
        aria-label={name}
        aria-description={motion === 'fixed' ? chartText.keys : marketChartText.keys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys need a focusable element
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => step(undefined)}
      >
        <Suspense fallback={<div className={chartStyles.skeleton} />}>
          <LazyCanvas {...canvas} stepped={stepped} />
        </Suspense>
      </div>
      <p className={visuallyHidden} role="status">
        {bar === undefined ? '' : barSentence(bar, zone.format)}
      </p>
    </>
  )
}
