import { reachBeyond } from './reach-beyond'
import { color, space } from './theme.css'
import { type } from './type-scale'

/** The way back from a page to the one above it. */
export const backLink = {
  ...reachBeyond(10),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  minHeight: '24px',
  ...type.table,
  color: color.link,
} as const
