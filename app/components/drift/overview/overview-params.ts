import { choiceParam } from '~/ui/url-param'

/** What the heatmap colours markets by (M183). */
export const heatMetricNames = ['change', 'open-interest', 'volume', 'funding', 'ratio'] as const
export type HeatMetricName = (typeof heatMetricNames)[number]

/** The reader's choices on the overview, in its address. */
export const overviewParams = {
  metric: choiceParam('metric', heatMetricNames, 'change'),
  view: choiceParam('view', ['grid', 'table'], 'grid'),
  /** On phones the grid begins short. */
  cells: choiceParam('cells', ['first', 'all'], 'first'),
  openInterest: choiceParam('oi', ['top', 'bottom'], 'top'),
  funding: choiceParam('rates', ['highest', 'lowest'], 'highest'),
  watch: choiceParam('watch', ['risk', 'imbalanced', 'divergence'], 'risk'),
}
