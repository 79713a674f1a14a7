import { globalStyle, style } from '@vanilla-extract/css'

/** The control is as wide as its longest label, so that the top bar does not move during a sign-in. */
export const place = style({ display: 'inline-grid', minWidth: '132px' })

export const wide = style({ display: 'grid' })
globalStyle(`${wide} > button`, { minHeight: '44px', justifyContent: 'center' })
