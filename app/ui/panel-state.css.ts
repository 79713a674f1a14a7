import { style } from '@vanilla-extract/css'
import { color, metric, space } from './theme.css'
import { type } from './type-scale'

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

export const title = style({ color: color.text, fontWeight: 600, ...type.control })

export const action = style({ marginTop: space.s8 })

export const lastGood = style({ ...type.micro, color: color.subtle })
