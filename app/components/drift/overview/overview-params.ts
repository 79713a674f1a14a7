import { choiceParam } from '~/ui/url-param'

/** Metrics that the heatmap can show. */
export const heatMetricNames = ['change', 'open-interest', 'volume', 'funding', 'ratio'] as const
export type HeatMetricName = (typeof heatMetricNames)[number]

/** Choices on the overview, as parameters of the address. */
export const overviewParams = {
  metric: choiceParam('metric', heatMetricNames, 'change'),
  view: choiceParam('view', ['grid', 'table'], 'grid'),
  /** Whether a phone shows the whole grid. At first it shows only a part. */
  cells: choiceParam('cells', ['first', 'all'], 'first'),
  openInterest: choiceParam('oi', ['top', 'bottom'], 'top'),
  funding: choiceParam('rates', ['highest', 'lowest'], 'highest'),
  watch: choiceParam('watch', ['risk', 'imbalanced', 'divergence'], 'risk'),
}
