import { style } from '@vanilla-extract/css'
import { color } from '~/ui/theme/theme.css'

/** Significant digits below a price. Both lines fit into the height of a row. */
export const digits = style({ display: 'block', fontSize: '10px', lineHeight: '11px', color: color.muted })
