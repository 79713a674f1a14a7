import { style } from '@vanilla-extract/css'
import { container } from '~/ui/theme/theme.css'

export const market = style({ display: 'flex', minWidth: 0, minHeight: '24px' })

/** If the feed is beside other panels, it takes the remaining height and scrolls. */
export const scrolled = style({
  // Without this padding, the sticky heading could cover a focused element.
  scrollPaddingTop: '32px',
  '@container': { [container.twoParts]: { overflow: 'auto', flex: '1 1 0', minHeight: '200px' } },
})
