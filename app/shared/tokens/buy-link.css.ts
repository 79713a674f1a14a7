import { style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme/theme.css'

/** In narrow columns, the symbol needs the width more than the edges do. */
export const wide = style({ width: '100%', minWidth: 0, selectors: { '&&': { paddingInline: space.s2 } } })
export const warning = style({ color: color.warn, display: 'inline-flex' })
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const prompt = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 })
/** The name of a token can be a single long word. */
export const anyway = style({
  selectors: { '&&': { height: 'auto', minHeight: '32px', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
export const line = style({ overflowWrap: 'anywhere' })
