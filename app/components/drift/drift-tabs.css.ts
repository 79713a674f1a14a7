import { style } from '@vanilla-extract/css'
import { media, space } from '~/ui/theme.css'

export const tabs = style({ padding: `0 ${space.s4}` })

/** Long or short name of a tab, depending on the screen's width. */
export const long = style({ '@media': { [media.phone]: { display: 'none' } } })
export const short = style({ '@media': { [media.aboveCards]: { display: 'none' } } })
