import { style } from '@vanilla-extract/css'
import { room } from '~/ui/theme.css'

export const market = style({ display: 'flex', minWidth: 0, minHeight: '24px' })
export const trader = style({ display: 'inline-block', lineHeight: '24px' })

/** Where it stands beside others it is as tall as they leave it, and the rest scrolls. */
export const scrolled = style({
  // What gets the focus is not scrolled behind the head, which stays.
  scrollPaddingTop: '32px',
  '@container': { [room.twoParts]: { overflow: 'auto', flex: '1 1 0', minHeight: '200px' } },
})
