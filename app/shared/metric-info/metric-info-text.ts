/** All texts of the explanations. */
export const metricInfoText = {
  mark: 'How this is calculated',
  columns: 'How these columns are calculated',
  unit: 'Unit',
  source: 'Source',
  more: 'All methods',
} as const
