import { style } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/theme/sprinkles.css'
import { color, media, metric, space } from '~/ui/theme/theme.css'

/**
 * Minimum page width at which the response is shown beside the list of endpoints. On narrower pages it is
 * below the call button.
 */
export const besideWidth = '(min-width: 1280px)'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gap: metric.gap,
  alignItems: 'start',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [besideWidth]: { gridTemplateColumns: '208px minmax(0, 1fr) minmax(0, 432px)' },
  },
})

/**
 * The response stays visible while the list of endpoints scrolls. A response that is taller than the window
 * scrolls separately.
 */
const staying = {
  position: 'sticky',
  top: `calc(${metric.stickyTop} + ${space.s12})`,
  maxHeight: `calc(100vh - ${metric.stickyTop} - ${space.s24})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
} as const

export const contents = style({ ...staying, '@media': { [media.phone]: { display: 'none' } } })

export const beside = style({
  ...staying,
  display: 'none',
  '@media': { [besideWidth]: { display: 'block' } },
})

export const open = style({
  display: 'grid',
  gap: metric.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginTop: '64px',
})

export const section = style({
  padding: space.s12,
  borderBottom: `1px solid ${color.border}`,
  scrollMarginTop: '64px',
})

export const filter = style([
  sprinkles({ display: 'flex', alignItems: 'center', gap: 's8' }),
  {
    minWidth: 0,
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch', width: '100%' } },
  },
])
