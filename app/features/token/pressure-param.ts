import { useLocation } from '@remix-run/react'
import { choiceParam, readParam } from '~/ui/url/url-param'

/** Length of each horizon, hours. */
export const horizonHours = { '1h': 1, '6h': 6, '24h': 24 } as const
export type PanelHorizon = keyof typeof horizonHours
export const horizonNames = ['1h', '6h', '24h'] as const

/** URL parameter for the horizon: the time span of scheduled orders that the sums include. */
export const pressureParam = choiceParam('pressure', horizonNames, '24h')

/** Returns the horizon of the forecasts from the URL of the page. */
export function useHorizon(): PanelHorizon {
  return readParam(pressureParam, new URLSearchParams(useLocation().search))
}
