import { style } from '@vanilla-extract/css'
import { container } from '~/ui/theme.css'

export const market = style({ display: 'flex', minWidth: 0, minHeight: '24px' })
export const trader = style({ display: 'inline-block', lineHeight: '24px' })

/** Beside other panels, it takes the height that is left and scrolls. */
export const scrolled = style({
  // Keeps a focused element from being hidden behind the sticky heading.
  scrollPaddingTop: '32px',
  '@container': { [container.twoParts]: { overflow: 'auto', flex: '1 1 0', minHeight: '200px' } },
})
