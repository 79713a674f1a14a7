import { media } from './theme.css'

/**
 * For what stands below the first screen of a phone: it is not laid out and not drawn before it comes near; found, linked to and read aloud it is all
 * the same. Until it has been drawn it counts as `height` px tall. Not for what may stand on the first screen: that would move once it is drawn.
 */
export function drawnNear(height: number) {
  return {
    '@media': {
      [media.phone]: { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}px` },
    },
  } as const
}
