import { globalStyle, style } from '@vanilla-extract/css'
import { color, container } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const slot = style({
  minHeight: '110px',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  // With an advertisement, the page shows fewer order rows. The banner grows to fill the remaining height, so
  // that both columns of the page end on the same line.
  '@container': {
    [container.twoParts]: {
      flexGrow: 1,
      maxHeight: '180px',
      gridTemplateRows: 'auto 1fr',
      alignContent: 'stretch',
      alignItems: 'center',
    },
  },
})
// Hidden without scripts, because only scripts can detect whether the advertisement loads.
globalStyle(`:root:not([data-script]) ${slot}`, { display: 'none' })

export const label = style({ color: color.subtle, justifySelf: 'start', ...type.micro, lineHeight: '20px' })
export const frame = style({ width: 'min(728px, 100%)', height: '90px', border: 0 })
