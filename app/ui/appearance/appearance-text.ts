/** Texts of the appearance settings. */
export const appearanceText = {
  lightTheme: 'Light theme',
  safePalette: 'Blue and orange palette',
  rowHeight: 'Row height',
  compact: 'Compact',
  normal: 'Normal',
  comfortable: 'Comfortable',
} as const
