import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, space } from './theme.css'

export const pair = style({ display: 'flex', alignItems: 'center', gap: space.s8, minWidth: 0 })

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

/** In words where there is room, as a glyph with the same label where not. */
export const wideOnly = style({
  '@container': { '(max-width: 720px)': { '@media': { [media.aboveCards]: { display: 'none' } } } },
})
export const narrowOnly = style({
  '@container': { '(min-width: 721px)': { display: 'none' } },
  '@media': { [media.phone]: { display: 'none' } },
})
