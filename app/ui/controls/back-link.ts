import { color, space } from '../theme/theme.css'
import { touchArea } from '../theme/touch-area'
import { type } from '../theme/type-scale'

/** Style of the link from a page to its parent page. */
export const backLink = {
  ...touchArea(10),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  minHeight: '24px',
  ...type.table,
  color: color.link,
} as const
