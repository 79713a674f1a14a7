import { shortKey } from '~/domain/format'
import { mono } from './text-style.css'
import * as styles from './token-cell.css'
import { TokenLogo } from './token-logo'
import { Unverified } from './unverified'

interface TokenCellProps {
  readonly token: {
    readonly mint: string
    /** Null = none that can be shown. */
    readonly symbol: string | null
    readonly name: string | null
    readonly verified: boolean
    readonly imitates: string | null
    /** It names a picture that our image proxy can ask for. */
    readonly hasPicture: boolean
  }
  /** px */
  readonly logoSize?: number
  /** The warning is a glyph, so that the symbol keeps its room. */
  readonly briefly?: boolean
}

/** A token: logo, symbol, name, and a warning where nobody vouches for it. */
export function TokenCell({ token, logoSize = 20, briefly = false }: TokenCellProps) {
  const { mint, symbol, name, verified, imitates, hasPicture } = token
  return (
    <span className={styles.cell}>
      <TokenLogo
        symbol={symbol}
        verified={verified}
        pictureOf={hasPicture ? mint : undefined}
        size={logoSize}
      />
      <span className={styles.words}>
        <bdi className={verified ? styles.symbol : `${styles.strange} ${mono}`} translate="no" title={mint}>
          {symbol ?? shortKey(mint)}
        </bdi>
        {name === null || name === symbol ? null : (
          <bdi className={styles.name} translate="no" title={name}>
            {name}
          </bdi>
        )}
      </span>
      {verified ? null : <Unverified imitates={imitates} always={briefly ? 'glyph' : 'words'} />}
    </span>
  )
}
