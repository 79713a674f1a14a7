import { useState } from 'react'
import { type ChartFrame, chartFrames } from '~/domain/price/chart-candles'
import { choiceParam } from '~/ui/url/url-param'

/** Chart types. */
export const chartTypes = ['candlestick', 'area', 'bar'] as const
export type ChartType = (typeof chartTypes)[number]

export const frameParam = choiceParam('timeframe', chartFrames, '1D')
export const typeParam = choiceParam('chart', chartTypes, 'candlestick')

/** What the visitor has chosen for a chart, and the function that changes the choice. */
export interface ChartChoices {
  readonly frame: ChartFrame
  readonly type: ChartType
  readonly choose: (choice: { readonly frame: ChartFrame } | { readonly type: ChartType }) => void
}

/** Stores the choices in the component while the chart is mounted. */
export function useOwnChoices(): ChartChoices {
  const [chosen, setChosen] = useState({ frame: frameParam.fallback, type: typeParam.fallback })
  return { ...chosen, choose: (choice) => setChosen((current) => ({ ...current, ...choice })) }
}
