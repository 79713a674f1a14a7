import { media } from './theme.css'

/**
 * Style that enlarges the touch area of a small element on phones: by `px` above and below, by `end` px to
 * the right and by `start` px to the left. The layout does not change. If the touch areas of two elements
 * overlap, the visible part of each element still receives its own touches.
 */
export function touchArea(px: number, end = 0, start = 0) {
  const over = { content: '""', position: 'absolute' } as const
  return {
    position: 'relative',
    '@media': {
      [media.phone]: {
        '::after': { ...over, inset: `-${px}px -${end}px -${px}px -${start}px` },
        ...(end + start > 0 && { '::before': { ...over, inset: 0, zIndex: 1 } }),
      },
    },
  } as const
}
