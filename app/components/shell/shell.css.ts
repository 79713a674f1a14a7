import { style } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/sprinkles.css'
import { color, layer, media, metric, space } from '~/ui/theme.css'
import { type } from '~/ui/type-scale'

export const page = style({ minHeight: '100vh', display: 'flex', flexDirection: 'column' })

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
  '@media': { [media.phone]: { padding: `0 ${space.s4} 0 ${space.s12}`, gap: space.s4 } },
})

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  ...type.brand,
  fontWeight: 600,
  letterSpacing: '-.015em',
  whiteSpace: 'nowrap',
  marginInlineEnd: space.s12,
  '@media': { [media.phone]: { marginInlineEnd: 0, minHeight: '44px' } },
})

export const brandWord = style({ fontWeight: 400, color: color.muted })

export const end = sprinkles({
  display: 'flex',
  alignItems: 'center',
  gap: 's12',
  marginInlineStart: 'auto',
})

/** Needs JavaScript, so it shows when there is some; its room is kept. */
export const needsScript = style({ visibility: 'hidden' })

/** Says on phones what the badge says on wide screens. */
export const sourceBar = style({
  background: color.warnTint,
  color: color.warn,
  fontSize: '11px',
  lineHeight: '22px',
  textAlign: 'center',
  fontWeight: 500,
  '@media': { [media.aboveCards]: { display: 'none' } },
})

export const content = style({
  flex: 1,
  width: '100%',
  maxWidth: '1760px',
  margin: '0 auto',
  padding: `${space.s12} ${space.s16} ${space.s24}`,
  display: 'grid',
  gap: metric.gap,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.phone]: { padding: `${space.s12} ${space.s12} ${space.s16}` } },
})

export const foot = style({
  borderTop: `1px solid ${color.border}`,
  padding: `${space.s12} ${space.s16}`,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.s4} ${space.s24}`,
  color: color.muted,
  ...type.table,
})

export const skip = style({
  position: 'absolute',
  insetInlineStart: space.s8,
  top: `-${space.s48}`,
  zIndex: layer.toast,
  padding: `${space.s8} ${space.s12}`,
  background: color.bg3,
  borderRadius: metric.radiusControl,
  ':focus': { top: space.s8 },
})
