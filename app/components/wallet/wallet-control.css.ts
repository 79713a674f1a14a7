import { globalStyle, style } from '@vanilla-extract/css'

/** As wide as the widest word, so that the bar stands still while a wallet signs in. */
export const place = style({ display: 'inline-grid', minWidth: '132px' })

export const wide = style({ display: 'grid' })
globalStyle(`${wide} > button`, { minHeight: '44px', justifyContent: 'center' })
