import { useLocation } from '@remix-run/react'
import { readParam } from '~/ui/url/url-param'
import { type PanelHorizon, pressureParam } from './pressure-param'

/** Returns the horizon of the forecasts from the URL of the page. */
export function useHorizon(): PanelHorizon {
  return readParam(pressureParam, new URLSearchParams(useLocation().search))
}
