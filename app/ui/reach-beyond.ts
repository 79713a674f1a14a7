import { media } from './theme.css'

/** What is shorter than a finger needs: on phones it is hit `px` above and below itself as well, and takes no more room. */
export function reachBeyond(px: number) {
  return {
    position: 'relative',
    '@media': { [media.phone]: { '::after': { content: '""', position: 'absolute', inset: `-${px}px 0` } } },
  } as const
}
