import { style } from '@vanilla-extract/css'

/** Only carries event listeners and does not affect the layout. */
export const sameBox = style({ display: 'contents' })
