import * as styles from './token-logo.css'

interface TokenLogoProps {
  /** Null = the token has none that can be shown. */
  readonly symbol: string | null
  readonly verified: boolean
  readonly size?: number
}

/** A token's picture: two letters on a hue of its own, or a black question mark for a token that nobody vouches for. */
export function TokenLogo({ symbol, verified, size = 18 }: TokenLogoProps) {
  const letters = lettersOf(symbol)
  return (
    <svg className={styles.logo} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      {verified && letters !== '' ? (
        <>
          <circle cx="10" cy="10" r="10" className={styles.hues[hueOf(symbol, styles.hues.length)]} />
          <text x="10" y="12.9" className={styles.twoLetters}>
            {letters}
          </text>
        </>
      ) : (
        <>
          <circle cx="10" cy="10" r="9.5" className={styles.unknown} />
          <text x="10" y="13.4" className={styles.questionMark}>
            ?
          </text>
        </>
      )}
    </svg>
  )
}

/** The first two letters or digits of a symbol, in capitals. */
function lettersOf(symbol: string | null): string {
  return (symbol ?? '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 2)
    .toUpperCase()
}

/** The same symbol gets the same hue everywhere; symbols that share their first letters mostly differ in it. */
function hueOf(symbol: string | null, count: number): number {
  return [...(symbol ?? '')].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 1), 7) % count
}
