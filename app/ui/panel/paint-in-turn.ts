import { globalStyle } from '@vanilla-extract/css'
import { media } from '../theme/theme.css'
import { laterTurn } from './later-turn.css'

/** Panel below the first screen of a wide window. */
interface Turn {
  /** Place among the turns of the page, from 1 on. */
  readonly turn: number
  /** Height of the panel with the usual rows, px. The panel takes up this height before its turn. */
  readonly height: number
}

const turnMs = 150

/**
 * While a document loads, the browser lays out and paints a panel 150 ms or more after the first screen,
 * because one layout of the whole page would block a slow processor for long. The turn is an animation, so it
 * also ends if no script runs, and in a hidden window. There are turns only where the panels are side by side
 * and below the window, and where their height is known. The selector must contain a class of the panel
 * itself; otherwise the end of all turns would restyle the whole document.
 */
export function paintInTurn(selector: string, { turn, height }: Turn): void {
  globalStyle(`:root[data-turns]:not(.compact, .comfortable) ${selector}`, {
    '@media': {
      [media.lowDesktop]: {
        animation: `${laterTurn} ${turn * turnMs}ms`,
        containIntrinsicBlockSize: `${height}px`,
      },
    },
  })
}
