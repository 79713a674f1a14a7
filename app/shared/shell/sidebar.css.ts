import { style } from '@vanilla-extract/css'
import { color, layer, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'
import { narrowSidebar } from './narrow-sidebar'

export const sidebar = style({
  position: 'sticky',
  top: 0,
  height: '100vh',
  zIndex: layer.nav,
  containerType: 'inline-size',
  background: color.bg0,
  color: color.text,
  borderInlineEnd: `1px solid ${color.border}`,
  '@media': { [media.phone]: { display: 'none' }, [media.paper]: { display: 'none' } },
})

export const inside = style({
  height: '100%',
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  display: 'flex',
  flexDirection: 'column',
  padding: `0 ${space.s12} ${space.s12}`,
})

export const brandRow = style({
  flex: 'none',
  height: metric.topBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `0 ${space.s4}`,
  '@container': { [narrowSidebar.query]: { justifyContent: 'center', padding: 0 } },
})

export const iconButton = style({
  width: '28px',
  height: '28px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: metric.radiusControl,
  color: color.subtle,
  ':hover': { background: color.bg2, color: color.text },
})

export const expand = style({ margin: '0 auto' })

export const foot = style({
  marginTop: 'auto',
  paddingTop: space.s16,
  display: 'grid',
  // Keeps the column as narrow as the sidebar, because the layout of the advertisement is wider.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s8,
})

export const links = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  paddingTop: space.s8,
  borderTop: `1px solid ${color.border}`,
  color: color.muted,
  ...type.table,
  '@container': { [narrowSidebar.query]: { flexDirection: 'column' } },
})

export const footLink = style({
  minHeight: '28px',
  minWidth: '28px',
  justifyContent: 'center',
  padding: `${space.s4} ${space.s8}`,
  borderRadius: metric.radiusChip,
  display: 'inline-flex',
  alignItems: 'center',
  ':hover': { background: color.bg2, color: color.text },
})

export const pushEnd = style({
  display: 'flex',
  gap: space.s4,
  marginInlineStart: 'auto',
  '@container': { [narrowSidebar.query]: { marginInlineStart: 0, flexDirection: 'column' } },
})

// These styles are last in the file, because they must override the other styles of the same elements.
/** Hidden while the sidebar is narrow. */
export const onlyWide = style({ '@container': { [narrowSidebar.query]: { display: 'none' } } })

/** Shown only while the sidebar is narrow. */
export const onlyNarrow = style({
  display: 'none',
  '@container': { [narrowSidebar.query]: { display: 'grid' } },
})

/**
 * Text that is visible while the sidebar is wide. In a narrow sidebar, the text is only an accessible name.
 */
export const words = style({ '@container': { [narrowSidebar.query]: narrowSidebar.unseen } })
