import { globalStyle, style } from '@vanilla-extract/css'
import { color, metric, space } from '../theme/theme.css'
import { type } from '../theme/type-scale'
import { body } from './card.css'

export const state = style({
  flex: 1,
  minHeight: `calc(3 * ${metric.row})`,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space.s4,
  padding: space.s24,
  color: color.muted,
})

// Centres the message in its card.
globalStyle(`${body} > div:has(> ${state})`, { flex: 1, display: 'flex', flexDirection: 'column' })

export const title = style({ color: color.text, fontWeight: 600, ...type.control })

export const action = style({ marginTop: space.s8 })
