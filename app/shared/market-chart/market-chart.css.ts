import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

/** The legend keeps its height while it is empty, so that nothing moves when it appears. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s12,
  minHeight: '32px',
  alignItems: 'center',
  padding: `${space.s4} ${space.s12} 0`,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
  '@media': { [media.phone]: { minHeight: '60px', alignContent: 'center' } },
})

/** Legend of a chart with figures below the price. It has two lines wherever it is narrow. */
export const longLegend = style([legend, { minHeight: '44px', alignContent: 'center' }])

/** Line with the length of the bars and the buttons that move the view. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s4} ${space.s8}`,
  padding: `${space.s6} ${space.s12} 0`,
})
// Less padding on phones, so that the lengths of bars and the lines fit into one row.
globalStyle(`${tools} label`, { '@media': { [media.phone]: { padding: `0 ${space.s8}` } } })

export const moves = style({ display: 'inline-flex', alignItems: 'center', gap: space.s4 })
export const sign = style({ fontSize: '16px', lineHeight: '16px', fontWeight: 600 })

/** Text below the chart. The line is always there, so that the page does not move when it gets a text. */
export const edge = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s8}`,
  minHeight: '24px',
  padding: `0 ${space.s12}`,
  color: color.muted,
  ...type.table,
})
export const note = style({ padding: `0 ${space.s12}`, color: color.muted, ...type.table })

export const edgeLink = style({ color: color.link, textDecoration: 'underline' })
