import { style } from '@vanilla-extract/css'
import { ellipsis } from '~/ui/theme/text-style.css'
import { color, media, space } from '~/ui/theme/theme.css'

export const cell = style({ display: 'flex', alignItems: 'center', gap: space.s8, minWidth: 0 })

export const words = style({ display: 'flex', alignItems: 'baseline', gap: space.s8, minWidth: 0 })
/** On phones, the name of the token is below its symbol. */
export const wordsOrLines = style([words, { '@media': { [media.fullSearch]: { display: 'block' } } }])

export const symbol = style([ellipsis, { fontWeight: 600, maxWidth: '100%', flex: 'none' }])
/** Text of an unverified token, which can be very long. It shrinks only after the name. */
export const strange = style([ellipsis, { fontWeight: 600 }])
/** If space is scarce, the name shrinks before the symbol. */
export const name = style([ellipsis, { color: color.subtle, fontWeight: 400, flexShrink: 1000 }])
export const nameOrLine = style([name, { '@media': { [media.fullSearch]: { display: 'block' } } }])
