import { media } from './theme.css'

/**
 * Style for content below the first screen of a phone. The browser skips its layout and rendering until it
 * comes near, but find in page, links and screen readers still work. Until then it takes up `height` px. Do
 * not use it for content on the first screen, which would move when it is rendered.
 */
export function drawnNear(height: number) {
  return {
    '@media': {
      [media.phone]: { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}px` },
    },
  } as const
}
