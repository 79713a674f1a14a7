import { globalStyle } from '@vanilla-extract/css'
import { media } from '../theme/theme.css'
import { beforeTurn, turnCount } from './in-turn'

// An element that waits for its turn keeps its place. The browser neither lays out nor paints its content.
for (let number = 1; number <= turnCount; number++) {
  const turn = `t${number}`
  globalStyle(`${beforeTurn(turn)} [data-turn="${turn}"]`, {
    '@media': {
      [media.wideScreen]: {
        contentVisibility: 'hidden',
        containIntrinsicBlockSize: 'var(--turn-height, 540px)',
      },
    },
  })
}
