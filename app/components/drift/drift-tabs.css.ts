import { globalStyle, style } from '@vanilla-extract/css'
import { media, metric, space } from '~/ui/theme.css'

export const tabs = style({ padding: `0 ${space.s4}` })

/** Which of its names a tab goes by is a matter of room (M173). */
export const long = style({ '@media': { [media.phone]: { display: 'none' } } })
export const short = style({ '@media': { [media.aboveCards]: { display: 'none' } } })

/** The tabs and what they lead to, one below the other. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  alignContent: 'start',
})

/** Joined to the first card below it, which is the tab's own head. */
export const bar = style({
  borderBottom: 0,
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
  marginBottom: `calc(-1 * ${metric.gap})`,
})
globalStyle(`${bar} + section`, { borderTop: 0, borderTopLeftRadius: 0, borderTopRightRadius: 0 })
