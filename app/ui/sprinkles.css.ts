import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { space } from './theme.css'

const layout = defineProperties({
  properties: {
    display: ['flex', 'inline-flex', 'grid'],
    alignItems: ['center', 'baseline'],
    flexWrap: ['wrap'],
    gap: space,
    marginInlineStart: { auto: 'auto' },
  },
})

/** Layout without a stylesheet of its own: rows of things with a gap. */
export const sprinkles = createSprinkles(layout)
