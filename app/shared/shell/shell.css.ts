import { globalStyle, style } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/theme/sprinkles.css'
import { color, media, metric, space } from '~/ui/theme/theme.css'

/**
 * Layout of the sidebar beside the page. On phones, only the page is shown, above the tab bar. On paper, only
 * the page is shown.
 */
export const app = style({
  display: 'grid',
  gridTemplateColumns: `${metric.rail} minmax(0, 1fr)`,
  minHeight: '100vh',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBottom: `calc(${metric.tabBar} + env(safe-area-inset-bottom))`,
    },
    [media.paper]: { display: 'block' },
  },
})

export const page = sprinkles({ display: 'flex', flexDirection: 'column', minWidth: 0 })

/** Bar that names the data source on phones and on paper. On wide screens, a badge names the source. */
export const sourceBar = style({
  background: color.warnTint,
  color: color.warn,
  fontSize: '11px',
  lineHeight: '22px',
  textAlign: 'center',
  fontWeight: 500,
  '@media': { [media.aboveCards]: { display: 'none' }, [media.paper]: { display: 'block' } },
})

export const content = style({
  flex: 1,
  width: '100%',
  maxWidth: '1760px',
  margin: '0 auto',
  container: 'page / inline-size',
  padding: `${space.s12} ${space.s16} ${space.s24}`,
  display: 'grid',
  gap: metric.gap,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ':focus': { outline: 'none' },
  '@media': { [media.phone]: { padding: `${space.s12} ${space.s12} ${space.s16}` } },
})

// Elements that need JavaScript are invisible without it, but keep their space.
globalStyle(':root:not([data-script]) [data-needs-script]', { visibility: 'hidden' })

// Elements that are useful only without JavaScript, such as the button of a form that is otherwise sent while typing.
globalStyle(':root[data-script] [data-without-script]', { display: 'none' })
