import { style } from '@vanilla-extract/css'
import { media, space } from '~/ui/theme/theme.css'

export const tabs = style({ padding: `0 ${space.s4}` })

/** A tab shows its long or its short name, depending on the width of the screen. */
export const long = style({ '@media': { [media.phone]: { display: 'none' } } })
export const short = style({ '@media': { [media.aboveCards]: { display: 'none' } } })
