import { globalStyle, style } from '@vanilla-extract/css'
import { color, layer, media, metric, space } from '~/ui/theme/theme.css'

/**
 * Screen widths between phone and desktop. At these widths, the bar hides its labels, and the search field
 * takes the remaining width.
 */
const tablet = '(min-width: 769px) and (max-width: 1199px)'

export const top = style({
  height: metric.topBar,
  position: 'sticky',
  top: 0,
  zIndex: layer.nav,
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  padding: `0 ${space.s16}`,
  background: color.bg0,
  borderBottom: `1px solid ${color.border}`,
  transition: `transform ${metric.drawer} ${metric.ease}`,
  selectors: { ':root[data-top="hidden"] &': { transform: 'translateY(-100%)' } },
  '@media': {
    [media.phone]: { padding: `0 ${space.s4}`, gap: space.s2 },
    [media.paper]: { display: 'none' },
  },
})

// When the bar hides, elements that stick below the bar move up.
globalStyle(':root[data-top="hidden"]', { vars: { [metric.stickyTop]: '0px' } })

export const spring = style({ flex: 1, '@media': { [tablet]: { display: 'none' } } })

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  height: '32px',
  width: '340px',
  minWidth: 0,
  padding: `0 ${space.s6} 0 10px`,
  border: `1px solid ${color.border}`,
  background: color.bg1,
  borderRadius: metric.radiusControl,
  color: color.subtle,
  transition: `border-color ${metric.hover}`,
  ':hover': { borderColor: color.borderStrong },
  '@media': {
    [tablet]: { flex: '1 1 200px', width: 'auto' },
    [media.phone]: { display: 'none' },
  },
})

const searchWords = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
})
export const notNarrow = style({ '@media': { [media.narrowTablet]: { display: 'none' } } })
export const allWords = style([searchWords, notNarrow])
export const fewWords = style([
  searchWords,
  { display: 'none', '@media': { [media.narrowTablet]: { display: 'block' } } },
])

export const notOnTablet = style({ '@media': { [tablet]: { display: 'none' } } })

export const deskEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  '@media': { [media.phone]: { display: 'none' } },
})

/** Controls at the right end of the top bar. Shown only on phones. */
export const phoneEnd = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  '@media': { [media.aboveCards]: { display: 'none' } },
})

export const phoneButton = style({
  width: '44px',
  height: '44px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: metric.radiusControl,
  color: color.muted,
})
