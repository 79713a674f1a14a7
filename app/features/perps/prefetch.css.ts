import { style } from '@vanilla-extract/css'

/** Element that only has event listeners and does not affect the layout. */
export const sameBox = style({ display: 'contents' })
