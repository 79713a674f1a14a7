import { style } from '@vanilla-extract/css'
import { media } from '~/ui/theme/theme.css'

export const opener = style({ '@media': { [media.aboveCards]: { display: 'none' } } })
export const button = style({ width: '100%' })
