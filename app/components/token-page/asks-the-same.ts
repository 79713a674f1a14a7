import { assign, hrefWith, type Place } from '~/ui/url-param'
import { orderParam } from '../order-popup/order-href'
import { frameParam, typeParam } from '../token-chart/chart-choices'
import { pressureParam } from './pressure-param'

/**
 * Whether two addresses of token pages ask the server for the same: the choices of the chart and of the pressure's horizon are answered in the browser,
 * and an open order is a matter of its popup.
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
