import { keyframes } from '@vanilla-extract/css'

/** Skips the layout of content for as long as the animation takes. */
export const laterTurn = keyframes({ 'from, to': { contentVisibility: 'hidden' } })
