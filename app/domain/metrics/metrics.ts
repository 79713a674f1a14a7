import { kaminoMetrics } from './kamino-metrics'
import type { MetricDefinition } from './metric-definition'
import { orderMetrics } from './order-metrics'
import { perpMetrics } from './perp-metrics'
import { priceMetrics } from './price-metrics'
import { serviceMetrics } from './service-metrics'
import { volumeMetrics } from './volume-metrics'

/** Explanations of all computed numbers. Popovers and `/methodology` both use them. */
export const metrics = {
  ...orderMetrics,
  ...priceMetrics,
  ...volumeMetrics,
  ...kaminoMetrics,
  ...perpMetrics,
  ...serviceMetrics,
} as const

/** Id of a number. Code uses it as a key, and `/methodology` uses it as the `#` anchor. */
export type MetricId = keyof typeof metrics

/** A group of related numbers. */
export interface MetricGroup {
  readonly id: string
  readonly title: string
  readonly metrics: Readonly<Record<string, MetricDefinition>>
}

/** All groups of numbers, in the order in which `/methodology` shows them. */
export const metricGroups: readonly MetricGroup[] = [
  { id: 'orders', title: 'Orders', metrics: orderMetrics },
  { id: 'prices', title: 'Prices and candles', metrics: priceMetrics },
  { id: 'volume', title: 'Volume and pressure', metrics: volumeMetrics },
  { id: 'kamino', title: 'Kamino', metrics: kaminoMetrics },
  { id: 'perps', title: 'Perpetuals', metrics: perpMetrics },
  { id: 'service', title: 'The service itself', metrics: serviceMetrics },
]
