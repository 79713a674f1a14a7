import { choiceParam } from '~/ui/url/url-param'

/** Metrics that the heat map can show. */
export const heatMetricNames = ['change', 'open-interest', 'volume', 'funding', 'ratio'] as const
export type HeatMetricName = (typeof heatMetricNames)[number]

/** Orders of the heat map's cells. `size`: by open interest, as the API returns the markets. */
export const heatOrders = ['size', 'high', 'low'] as const
export type HeatOrder = (typeof heatOrders)[number]

/** URL parameters for the visitor's choices on the overview. */
export const overviewParams = {
  metric: choiceParam('metric', heatMetricNames, 'change'),
  /** Order of the heat map's cells. */
  order: choiceParam('cells.order', heatOrders, 'size'),
  view: choiceParam('view', ['grid', 'table'], 'grid'),
  /**
   * Whether a phone shows the whole heat map. Before the visitor expands the heat map, a phone shows only a
   * part.
   */
  cells: choiceParam('cells', ['first', 'all'], 'first'),
  openInterest: choiceParam('oi', ['top', 'bottom'], 'top'),
  funding: choiceParam('rates', ['highest', 'lowest'], 'highest'),
  watch: choiceParam('watch', ['risk', 'imbalanced', 'divergence'], 'risk'),
}
