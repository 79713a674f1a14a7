/** Texts of the appearance settings. */
export const appearanceText = {
  lightTheme: 'Light theme',
  safePalette: 'Blue and orange palette',
  utc: 'Times in UTC',
  rowHeight: 'Row height',
  compact: 'Compact',
  normal: 'Normal',
  comfortable: 'Comfortable',
} as const
