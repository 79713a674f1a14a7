import { globalStyle, style } from '@vanilla-extract/css'
import { color, room } from '~/ui/theme.css'
import { type } from '~/ui/type-scale'

export const slot = style({
  minHeight: '110px',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  // Fewer rows of orders leave more room than it needs: so much of it is taken that they end where the lists beside them end.
  '@container': {
    [room.twoParts]: {
      flexGrow: 1,
      maxHeight: '180px',
      gridTemplateRows: 'auto 1fr',
      alignContent: 'stretch',
      alignItems: 'center',
    },
  },
})
// Only scripts find out whether there is one.
globalStyle(`:root:not([data-script]) ${slot}`, { display: 'none' })

export const label = style({ color: color.subtle, justifySelf: 'start', ...type.micro, lineHeight: '20px' })
export const frame = style({ width: 'min(728px, 100%)', height: '90px', border: 0 })
