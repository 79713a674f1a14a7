/** All texts of the explanations. */
export const explainText = {
  mark: 'How this is computed',
  columns: 'How its columns are computed',
  unit: 'Unit',
  source: 'Source',
  more: 'All methods',
} as const
