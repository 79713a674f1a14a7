import { logoHueIndex, logoLetters, logoPath } from '~/domain/logo'
import * as styles from './token-logo.css'

interface TokenLogoProps {
  /** Null = the token has none that can be shown. */
  readonly symbol: string | null
  readonly verified: boolean
  /** The mint of a token that names a picture of its own; undefined = it has none. */
  readonly pictureOf?: string | undefined
  readonly size?: number
}

/**
 * A token's picture, and below it two letters on a hue of its own, which stay where the picture does not come. A token that nobody
 * vouches for gets a black question mark whatever picture it names: it might be that of a token which people trust.
 */
export function TokenLogo({ symbol, verified, pictureOf, size = 18 }: TokenLogoProps) {
  const letters = <Letters symbol={verified ? symbol : null} size={size} />
  if (!verified || pictureOf === undefined) return letters
  return (
    <span className={styles.frame} style={{ width: size, height: size }}>
      {letters}
      <img className={styles.picture} src={logoPath(pictureOf, 48)} alt="" loading="lazy" decoding="async" />
    </span>
  )
}

function Letters({ symbol, size }: { readonly symbol: string | null; readonly size: number }) {
  const letters = logoLetters(symbol)
  return (
    <svg className={styles.logo} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      {letters === '' ? (
        <>
          <circle cx="10" cy="10" r="9.5" className={styles.unknown} />
          <text x="10" y="13.4" className={styles.questionMark}>
            ?
          </text>
        </>
      ) : (
        <>
          <circle cx="10" cy="10" r="10" className={styles.hues[logoHueIndex(letters)]} />
          <text x="10" y="12.9" className={styles.twoLetters}>
            {letters}
          </text>
        </>
      )}
    </svg>
  )
}
