import { assign, hrefWith, type Place } from '~/ui/url-param'
import { orderParam } from '../order-popup/order-href'
import { frameParam, typeParam } from '../token-chart/chart-choices'
import { pressureParam } from './pressure-param'

/**
 * Returns whether two addresses of token pages need the same data from the page's loader. The browser handles
 * the choices of the chart and of the pressure's horizon, and the popup loads an open order.
 */
export function asksTheSame(one: Place, other: Place): boolean {
  return withoutChoices(one) === withoutChoices(other)
}

function withoutChoices({ pathname, search }: Place): string {
  return hrefWith(
    { pathname, search },
    assign(frameParam, frameParam.fallback),
    assign(typeParam, typeParam.fallback),
    assign(pressureParam, pressureParam.fallback),
    assign(orderParam, orderParam.fallback),
  )
}
