import { withoutChartChoices } from '~/shared/market-chart/bar-choices'
import { orderParam } from '~/shared/paths/order-href'
import { assign, hrefWith, type Place } from '~/ui/url/url-param'
import { pressureParam } from './pressure-param'

/**
 * Returns whether two URLs of token pages need the same data from the loader. They need the same data if they
 * differ only in the chart choices, the horizon of the forecasts or the open order. The browser handles the
 * choices, and the popup loads the order.
 */
export function needSameData(one: Place, other: Place): boolean {
  return withoutChoices(one) === withoutChoices(other)
}

function withoutChoices({ pathname, search }: Place): string {
  return hrefWith(
    { pathname, search },
    withoutChartChoices,
    assign(pressureParam, pressureParam.fallback),
    assign(orderParam, orderParam.fallback),
  )
}
