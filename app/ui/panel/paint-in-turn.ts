import { globalStyle } from '@vanilla-extract/css'
import { media } from '../theme/theme.css'
import { laterTurn } from './later-turn.css'

/** Content below the first screen of a wide window. */
interface Turn {
  /** Place among the turns of the page, from 1 on. */
  readonly turn: number
  /** Height of the content, px. It takes up this height before its turn. */
  readonly height: number
}

const turnMs = 100

/**
 * While a document loads, the browser lays out and paints the content of a selector some tenths of a second
 * after the first screen, because one layout of the whole page would block a slow processor for long. It is
 * an animation, which also ends without scripts and in a hidden window. In a high window the content belongs
 * to the first screen, so there it gets no turn. Neither does content that the URL's fragment names, and after
 * React has started, because the browser does not scroll to skipped content.
 */
export function paintInTurn(selector: string, { turn, height }: Turn): void {
  globalStyle(`:root:not([data-script=ready]) ${selector}:not(:has(:target))`, {
    '@media': {
      [media.lowWideScreen]: {
        animation: `${laterTurn} ${turn * turnMs}ms`,
        containIntrinsicBlockSize: `${height}px`,
      },
    },
  })
}
