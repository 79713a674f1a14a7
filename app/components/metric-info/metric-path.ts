import type { MetricId } from '~/domain/metrics'

/** Returns the address of a number's definition on `/methodology`. */
export function metricPath(id: MetricId): string {
  return `/methodology#${id}`
}
