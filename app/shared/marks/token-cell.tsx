import { shortKey } from '~/domain/format/format'
import { tokenTitle } from '~/domain/token/token-title'
import { mono } from '~/ui/theme/text-style.css'
import * as styles from './token-cell.css'
import { TokenLogo } from './token-logo'
import type { LogoSize } from './token-logo.css'
import { Unverified } from './unverified'

interface TokenCellProps {
  readonly token: {
    readonly mint: string
    /** Symbol or name of the token. `null`: there is none that can be displayed. */
    readonly symbol: string | null
    readonly name: string | null
    readonly verified: boolean
    readonly imitates: string | null
    /** Whether our image proxy can fetch a picture of the token. */
    readonly hasPicture: boolean
  }
  readonly logoSize?: LogoSize
  /** Whether the name is beside the symbol even on phones. */
  readonly inLine?: boolean
}

/** A token: logo, symbol, name, and a warning if it is unverified. */
export function TokenCell({ token, logoSize = 20, inLine = false }: TokenCellProps) {
  const { mint, symbol, name, verified, imitates, hasPicture } = token
  return (
    <span className={styles.cell}>
      <TokenLogo
        symbol={symbol}
        verified={verified}
        pictureOf={hasPicture ? mint : undefined}
        size={logoSize}
      />
      <span className={inLine ? styles.words : styles.wordsOrLines}>
        <bdi
          className={verified ? styles.symbol : `${styles.strange} ${mono}`}
          translate="no"
          title={tokenTitle(token)}
        >
          {symbol ?? shortKey(mint)}
        </bdi>
        {name === null || name === symbol ? null : (
          <bdi className={inLine ? styles.name : styles.nameOrLine} translate="no" title={name}>
            {name}
          </bdi>
        )}
      </span>
      {verified ? null : <Unverified imitates={imitates} />}
    </span>
  )
}
