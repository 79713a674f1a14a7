import { style } from '@vanilla-extract/css'
import { color, media, metric } from '~/ui/theme/theme.css'

export const star = style({
  width: '24px',
  height: '24px',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: metric.radiusChip,
  color: color.subtle,
  ':hover': { color: color.text },
  selectors: { '&[aria-pressed="true"]': { color: color.warn } },
  '@media': { [media.phone]: { width: '44px', height: '44px' } },
})
