import { globalStyle, style } from '@vanilla-extract/css'
import { color, container } from '~/ui/theme.css'
import { type } from '~/ui/type-scale'

export const slot = style({
  minHeight: '110px',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  // The page has fewer order rows when it shows an advertisement. The banner grows to fill the rest, so that
  // both columns end on the same line.
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
// Only scripts can detect whether the advertisement loads.
globalStyle(`:root:not([data-script]) ${slot}`, { display: 'none' })

export const label = style({ color: color.subtle, justifySelf: 'start', ...type.micro, lineHeight: '20px' })
export const frame = style({ width: 'min(728px, 100%)', height: '90px', border: 0 })
