import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme/theme.css'

export const pair = style({ display: 'flex', alignItems: 'center', gap: space.s6, minWidth: 0 })

export const logos = style({ display: 'inline-flex', flex: 'none' })
globalStyle(`${logos} > * + *`, { marginLeft: '-2px', boxShadow: `0 0 0 1.5px ${color.bg1}` })
globalStyle(`tr:hover ${logos} > * + *`, { boxShadow: `0 0 0 1.5px ${color.bg2}` })

export const names = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
})

export const arrow = style({ color: color.subtle, padding: '0 3px' })
