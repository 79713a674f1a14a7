import { style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme/theme.css'

export const wide = style({ width: '100%', minWidth: 0 })
export const warning = style({ color: color.warn, display: 'inline-flex' })
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const prompt = style({ display: 'grid', gap: space.s12 })
export const line = style({ overflowWrap: 'anywhere' })
