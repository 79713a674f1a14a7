import { useLocation, useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { type ChartFrame, chartFrames } from '~/domain/price/chart-candles'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { assign, choiceParam, hrefWith, readParam } from '~/ui/url/url-param'

/** Chart types. */
export const chartTypes = ['candlestick', 'area', 'bar'] as const
export type ChartType = (typeof chartTypes)[number]

export const frameParam = choiceParam('timeframe', chartFrames, '1D')
export const typeParam = choiceParam('chart', chartTypes, 'candlestick')

/** What the visitor has chosen for a chart, and the function that changes the choice. */
export interface ChartChoices {
  readonly frame: ChartFrame
  readonly type: ChartType
  /** Returns the URL for a time frame. Absent if the choices are not part of the URL. */
  readonly hrefOf?: (frame: ChartFrame) => string
  readonly choose: (choice: { readonly frame: ChartFrame } | { readonly type: ChartType }) => void
}

/** Stores the choices in the component while the chart is mounted. */
export function useOwnChoices(): ChartChoices {
  const [chosen, setChosen] = useState({ frame: frameParam.fallback, type: typeParam.fallback })
  return { ...chosen, choose: (choice) => setChosen((current) => ({ ...current, ...choice })) }
}

/** Stores the choices in the URL of the page. */
export function useAddressChoices(): ChartChoices {
  const shown = useLocation()
  const place = usePendingLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(shown.search)
  return {
    frame: readParam(frameParam, params),
    type: readParam(typeParam, params),
    hrefOf: (frame) => hrefWith(place, assign(frameParam, frame)),
    choose: (choice) => {
      const change = 'frame' in choice ? assign(frameParam, choice.frame) : assign(typeParam, choice.type)
      navigate(hrefWith(place, change), { preventScrollReset: true })
    },
  }
}
