import { media } from '../theme/theme.css'

/**
 * Style for content below the first screen of a phone. The browser skips layout and rendering of this content
 * until it is near the screen, but find in page, links and screen readers still work. Until it is rendered,
 * it takes up `height` px. Do not use this style for content on the first screen, because such content would
 * move when it is rendered.
 */
export function paintWhenNear(height: number) {
  return {
    '@media': {
      [media.phone]: { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}px` },
    },
  } as const
}
