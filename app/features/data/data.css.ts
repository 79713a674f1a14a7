import { globalStyle, style } from '@vanilla-extract/css'
import { headStyle, tableStyle } from '~/ui/table/table-style'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const board = style({ display: 'grid', gap: metric.gap, minWidth: 0 })
export const words = style({
  ...type.table,
  margin: 0,
  padding: `${space.s12} ${space.s16}`,
  maxWidth: '84ch',
})

/** Region of a table. On phones the table scrolls sideways. */
export const region = style({ overflowX: 'auto', minWidth: 0 })
export const table = style(tableStyle)
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.s4} ${space.s12}`,
  textAlign: 'left',
  verticalAlign: 'top',
  borderBottom: `1px solid ${color.hair}`,
})
globalStyle(`${table} thead th`, { ...headStyle, whiteSpace: 'nowrap' })
globalStyle(`${table} tbody th`, { fontWeight: 500, whiteSpace: 'nowrap' })

export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s12}`, minWidth: '128px' })
export const link = style({
  color: color.link,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'inline-flex', alignItems: 'center', minHeight: '24px' } },
  ':hover': { textDecoration: 'underline' },
})
/** A link within a sentence, which its colour alone would not set apart from the text. */
export const textLink = style({ color: color.link, textDecoration: 'underline' })
export const code = style({
  ...type.table,
  fontFamily: 'ui-monospace, monospace',
  margin: 0,
  padding: `0 ${space.s16} ${space.s12}`,
  overflowX: 'auto',
})
export const tableName = style({
  ...type.table,
  fontWeight: 600,
  margin: 0,
  padding: `${space.s12} ${space.s16} 0`,
})
