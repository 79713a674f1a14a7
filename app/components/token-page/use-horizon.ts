import { useLocation } from '@remix-run/react'
import { readParam } from '~/ui/url-param'
import { type PanelHorizon, pressureParam } from './pressure-param'

/** How far ahead the page's forecasts look, as its address says. */
export function useHorizon(): PanelHorizon {
  return readParam(pressureParam, new URLSearchParams(useLocation().search))
}
