import { style } from '@vanilla-extract/css'
import { media, metric } from '~/ui/theme/theme.css'

/** The link is as tall as its row, so that it is easy to hit. */
export const orderLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${metric.row} - 4px)`,
  minWidth: 0,
  color: 'inherit',
  '@media': { [media.phone]: { minHeight: '24px' } },
})
