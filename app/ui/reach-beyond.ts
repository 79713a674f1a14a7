import { media } from './theme.css'

/**
 * What is smaller than a finger needs: on phones it is hit `px` above and below itself as well, `end` px right of itself and `start` px left of it,
 * and takes no more room. What stands beside it and reaches beyond itself, too, keeps the place that it is seen in.
 */
export function reachBeyond(px: number, end = 0, start = 0) {
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
