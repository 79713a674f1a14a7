import { globalStyle, style } from '@vanilla-extract/css'
import { bare, field } from '~/ui/controls/field.css'
import { color, container, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const needsScriptLine = style({ ...type.body, color: color.muted })

/** The form and the rules on the left; notifications and the log beside them if there is space. */
export const parts = style({
  display: 'grid',
  gap: metric.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { [container.twoParts]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const form = style({ display: 'grid', justifyItems: 'start', gap: space.s12, padding: space.s12 })
export const row = style({
  justifySelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s12,
})
export const labelled = style({ display: 'grid', justifyItems: 'start', gap: space.s4, minWidth: 0 })
export const label = style({ ...type.micro, color: color.muted })
export const figureField = style({ width: '180px', '@media': { [media.phone]: { width: '100%' } } })
globalStyle(`${figureField} > ${field}`, { justifySelf: 'stretch' })
globalStyle(`${figureField} ${bare}`, { textAlign: 'start' })
export const subjectField = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 })
globalStyle(`${subjectField} select`, { width: '220px', maxWidth: '100%', height: '32px' })
globalStyle(`${subjectField} select`, { '@media': { [media.phone]: { height: '44px' } } })
export const line = style({ ...type.micro, color: color.muted, minHeight: '16px' })
export const fault = style([line, { color: color.danger }])

export const list = style({ outlineOffset: '-2px' })
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s12,
  minHeight: '48px',
  padding: `${space.s6} ${space.s12}`,
  ...type.body,
  selectors: { '& + &': { borderTop: `1px solid ${color.hair}` } },
})
export const itemTitle = style({ display: 'block', overflowWrap: 'anywhere', fontWeight: 500 })
export const itemDetail = style({ ...type.micro, display: 'block', color: color.muted })
export const itemLink = style([
  itemTitle,
  {
    ':hover': { color: color.accent },
    '@media': { [media.phone]: { paddingBlock: space.s12, marginBlock: `calc(-1 * ${space.s6})` } },
  },
])
export const note = style({ ...type.body, color: color.muted, padding: space.s12 })
export const noteAction = style({ display: 'block', marginTop: space.s8 })
export const more = style({ padding: space.s8, textAlign: 'center', borderTop: `1px solid ${color.hair}` })
