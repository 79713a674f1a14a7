import { style } from '@vanilla-extract/css'
import { space } from '~/ui/theme/theme.css'
import { glyphType } from '~/ui/theme/type-scale'

export const side = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: 600,
  letterSpacing: '.02em',
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
})

export const glyph = style({ ...glyphType, lineHeight: '8px', width: '8px', textAlign: 'center' })
