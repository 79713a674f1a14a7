import { style } from '@vanilla-extract/css'
import { media, space } from '~/ui/theme.css'

export const tabs = style({ padding: `0 ${space.s4}` })

/** Which of its names a tab goes by is a matter of room (M173). */
export const long = style({ '@media': { [media.phone]: { display: 'none' } } })
export const short = style({ '@media': { [media.aboveCards]: { display: 'none' } } })
