import { globalStyle, style } from '@vanilla-extract/css'
import { ellipsis } from '~/ui/theme/text-style.css'
import { color, container, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

/**
 * Grid of two columns, or of four on wide screens. On phones, a row that scrolls sideways and shows a part of
 * the next card.
 */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  background: color.bg1,
  overflow: 'clip',
  '@container': { [container.wideParts]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  '@media': {
    [media.phone]: {
      display: 'flex',
      gap: space.s8,
      margin: `0 calc(-1 * ${space.s12})`,
      padding: `0 ${space.s12}`,
      border: 0,
      borderRadius: 0,
      background: 'none',
      overflow: 'auto hidden',
      scrollSnapType: 'x mandatory',
      scrollPadding: `0 ${space.s12}`,
      scrollbarWidth: 'none',
    },
  },
})

export const cell = style({
  minWidth: 0,
  // These shadows are the borders between the cards. At the edges of the grid, the shadows lie outside and
  // are clipped.
  boxShadow: `-1px 0 0 ${color.border}, 0 -1px 0 ${color.border}`,
  '@media': {
    [media.phone]: {
      flex: '0 0 276px',
      scrollSnapAlign: 'start',
      border: `1px solid ${color.border}`,
      borderRadius: metric.radiusCard,
      background: color.bg1,
      boxShadow: 'none',
    },
  },
})

export const variant = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.s8,
  alignItems: 'center',
  padding: `${space.s8} ${space.s12}`,
  minHeight: '52px',
  transition: `background ${metric.hover}`,
})
globalStyle(`a${variant}:hover`, { background: color.bg2 })
globalStyle(`a${variant}:focus-visible`, { outlineOffset: '-2px' })

export const kind = style({
  gridColumn: '1 / 4',
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  color: color.subtle,
  ...type.micro,
})

/** Dot that marks an unusual item. The text of the card also states that the item is unusual. */
export const dot = style({ width: '6px', height: '6px', borderRadius: '50%', background: color.warn })

export const name = style([ellipsis, { ...type.body, fontWeight: 600 }])
export const fact = style([ellipsis, type.table])
export const figure = style({ ...type.table, color: color.muted, whiteSpace: 'nowrap' })
