import { style } from '@vanilla-extract/css'
import { ellipsis } from '~/ui/theme/text-style.css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space.s16, minWidth: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s8}`,
  minWidth: 0,
})

export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s12,
  '@media': { [media.sheet]: { gap: space.s8 } },
})
export const arrow = style({ color: color.subtle })
export const amount = style({ display: 'flex', alignItems: 'center', gap: space.s12, minWidth: 0 })
export const amountText = style({ minWidth: 0 })
export const amountLabel = style({ ...type.micro, color: color.subtle })
export const amountFigure = style({
  ...type.page,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.sheet]: { ...type.brand, whiteSpace: 'normal' } },
})
/** On phones, the token symbol is on a separate line, so that an amount that grows moves nothing below it. */
export const amountSymbol = style({
  ...type.body,
  fontWeight: 400,
  color: color.muted,
  '@media': { [media.sheet]: { display: 'block' } },
})

export const progressLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s12,
  color: color.muted,
  ...type.table,
})
export const strong = style({ color: color.text })
export const track = style({
  height: '4px',
  marginTop: space.s8,
  borderRadius: space.s2,
  background: color.track,
  overflow: 'hidden',
})
export const bar = style({ display: 'block', height: '100%', borderRadius: space.s2, background: color.buy })
export const hotBar = style([bar, { background: color.warnFill }])

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.s8,
  margin: 0,
  '@media': { [media.sheet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const tile = style({
  padding: `${space.s8} ${space.s12}`,
  borderRadius: metric.radiusControl,
  background: color.bg2,
  minWidth: 0,
})
export const tileLabel = style({ ...type.micro, color: color.subtle })
export const tileFigure = style([ellipsis, { margin: 0, ...type.brand, fontWeight: 600 }])

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.s24,
  margin: 0,
  '@media': { [media.sheet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s12,
  minHeight: '32px',
  borderBottom: `1px solid ${color.hair}`,
  ...type.table,
  '@media': { [media.sheet]: { minHeight: '44px' } },
})
export const factLabel = style({ color: color.muted })
export const factValue = style({
  margin: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  minWidth: 0,
})

export const timeline = style({
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusControl,
  overflow: 'clip',
})
export const timelineTitle = style({ padding: `${space.s8} ${space.s12} 0`, ...type.body, fontWeight: 600 })
export const allFields = style({ color: color.link, ...type.table, justifySelf: 'start' })
export const executed = style({ display: 'inline-flex', alignItems: 'center', gap: space.s4 })
export const timelineFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '32px',
  padding: `0 ${space.s4} 0 ${space.s12}`,
  color: color.muted,
  ...type.table,
})
export const nothing = style({ padding: space.s12, color: color.muted, ...type.table })

export const filled = style({ width: '140px' })

/**
 * Height of a typical order, so that the popup does not resize when the order arrives. In a lower window, the
 * dialog takes the full height of the window.
 */
export const waiting = style({ minHeight: '780px' })
/** Placeholders of the progress bar, the tiles and the chart. */
export const waitingTrack = style({ height: '4px', borderRadius: space.s2, background: color.track })
export const waitingTile = style({
  height: '52px',
  borderRadius: metric.radiusControl,
  background: color.bg2,
})
export const waitingChart = style({
  height: '250px',
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusControl,
})
