import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { space } from './theme.css'

const layout = defineProperties({
  properties: {
    display: ['flex', 'inline-flex', 'grid'],
    flexDirection: ['column'],
    alignItems: ['center', 'baseline'],
    justifyContent: ['center', 'space-between'],
    gap: space,
    minWidth: [0],
    marginInlineStart: ['auto'],
  },
})

/** Utility classes for layout: rows and columns with a gap from the spacing scale. */
export const sprinkles = createSprinkles(layout)
