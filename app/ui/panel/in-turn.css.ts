import { globalStyle } from '@vanilla-extract/css'
import { media } from '../theme/theme.css'
import { beforeTurn, turnCount } from './in-turn'

// An element that waits for its turn keeps its place. The browser neither lays out nor paints its content.
for (let turn = 1; turn <= turnCount; turn++) {
  globalStyle(`${beforeTurn(turn)} [data-turn="t${turn}"]`, {
    '@media': {
      [media.wideScreen]: { contentVisibility: 'hidden', containIntrinsicBlockSize: 'var(--turn-height)' },
    },
  })
}
