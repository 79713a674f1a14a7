import { style, styleVariants } from '@vanilla-extract/css'
import { color, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const frame = style({
  overflow: 'auto',
  maxHeight: '420px',
  background: color.bg0,
  ':focus-visible': { outlineOffset: '-2px' },
})

export const code = style({
  margin: 0,
  padding: space.s12,
  fontFamily: metric.fontMono,
  fontSize: '12px',
  lineHeight: '18px',
})

export const token = styleVariants({
  key: { color: color.link },
  text: { color: color.buy },
  number: { color: color.warn },
})

export const cut = style({ ...type.table, color: color.muted, padding: `${space.s6} ${space.s12}` })
