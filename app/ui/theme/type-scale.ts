/**
 * Font of a glyph beside text. It uses an existing size and weight, because each additional size or weight
 * delays the first layout.
 */
export const glyphType = { fontSize: '8px', fontWeight: 600 } as const

/** Font size and line height by use. */
export const type = {
  micro: { fontSize: '11px', lineHeight: '16px' },
  table: { fontSize: '12px', lineHeight: '16px' },
  body: { fontSize: '13px', lineHeight: '20px' },
  control: { fontSize: '14px', lineHeight: '20px' },
  brand: { fontSize: '15px', lineHeight: '20px' },
  page: { fontSize: '20px', lineHeight: '28px' },
} as const
