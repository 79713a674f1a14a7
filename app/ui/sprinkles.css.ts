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

/** Layout by words: rows and columns of things, with a gap of the scale between them. */
export const sprinkles = createSprinkles(layout)
