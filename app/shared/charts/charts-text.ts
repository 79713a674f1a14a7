export const chartsText = {
  failed: 'Failed to load chart data',
  retry: 'Retry',
  total: 'Total',
  other: 'Other',
  time: 'Time',
  share: 'Share',
  value: 'USD',
  ahead: (hours: number) => `+${hours}h`,
  aheadTitle: (hours: number) => (hours === 1 ? 'Within the next hour' : `Hour ${hours} from now`),
  chartOf: (title: string) => `${title}: chart, use the left and right arrow keys`,
} as const
