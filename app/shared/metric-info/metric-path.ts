import type { MetricId } from '~/domain/metrics/metrics'

/** Returns the URL of a number's definition on `/methodology`. */
export function metricPath(id: MetricId): string {
  return `/methodology#${id}`
}
