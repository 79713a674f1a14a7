import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '~/ui/theme.css'
import { type } from '~/ui/type-scale'

export const slot = style({
  minHeight: '110px',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
})
// Only scripts find out whether there is one.
globalStyle(`:root:not([data-script]) ${slot}`, { display: 'none' })

export const label = style({ color: color.subtle, justifySelf: 'start', ...type.micro, lineHeight: '20px' })
export const frame = style({ width: 'min(728px, 100%)', height: '90px', border: 0 })
