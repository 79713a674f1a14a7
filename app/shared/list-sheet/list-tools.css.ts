import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '~/ui/panel/card.css'
import { overlayText } from '~/ui/theme/text-style.css'
import { color, layer, media, metric, space } from '~/ui/theme/theme.css'
import { touchArea } from '~/ui/theme/touch-area'
import { type } from '~/ui/theme/type-scale'

/** Place of the button. Without JavaScript, the disclosure is in the same place. Only phones show it. */
export const place = style({ display: 'grid', '@media': { [media.aboveCards]: { display: 'none' } } })
globalStyle(`${place} > *`, { gridArea: '1 / 1' })

/** Place of the button of a narrowed list. A dot is at the corner of the icon. */
export const marked = style({
  '::after': {
    content: '',
    gridArea: '1 / 1',
    placeSelf: 'start end',
    width: '8px',
    height: '8px',
    margin: '10px',
    borderRadius: '50%',
    background: color.accent,
    pointerEvents: 'none',
  },
})

/** The filters that narrow a list, between its header and its rows. */
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  padding: `${space.s6} ${space.s12}`,
  borderBottom: `1px solid ${color.hair}`,
})
/** A filter as a link. It is lower than other buttons of phones, but as large to the touch. */
export const chip = style([
  touchArea(8),
  {
    // A search text can be longer than a line.
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    selectors: {
      '&&': { '@media': { [media.phone]: { height: 'auto', minHeight: '28px', minWidth: '44px' } } },
    },
  },
])

export const search = style({ display: 'flex', gap: space.s8, marginBottom: space.s8 })
globalStyle(`${search} > span`, { flex: 1 })

export const heading = style({ ...type.micro, color: color.subtle, fontWeight: 500 })

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
  minHeight: '44px',
  padding: `0 ${space.s8}`,
  borderRadius: metric.radiusControl,
  ...type.control,
  selectors: { '&[aria-current]': { background: color.bg3, fontWeight: 600 } },
})

export const direction = style({ ...type.table, color: color.accent, fontWeight: 500 })

/** The tools without JavaScript: a panel below the button, over the list. */
export const written = style({})
// A card cuts off what is outside it, so a list with few rows makes room for the panel.
globalStyle(`${card}:has(${written}[open])`, { minHeight: '640px' })
globalStyle(`${written} > summary`, {
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: color.muted,
  cursor: 'pointer',
})
globalStyle(`${written} > summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${written} > div`, {
  ...overlayText,
  position: 'absolute',
  zIndex: layer.drawer,
  right: 0,
  width: '280px',
  padding: space.s12,
  background: color.bg1,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  boxShadow: color.shadow,
})
