import { style } from '@vanilla-extract/css'

/** It is there for what happens inside, and lays out nothing. */
export const sameBox = style({ display: 'contents' })
