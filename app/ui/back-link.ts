import { reachBeyond } from './reach-beyond'
import { color, space } from './theme.css'
import { type } from './type-scale'

/** Style of the link from a page to its parent page. */
export const backLink = {
  ...reachBeyond(10),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  minHeight: '24px',
  ...type.table,
  color: color.link,
} as const
