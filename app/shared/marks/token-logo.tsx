import type { ReactNode } from 'react'
import { logoHueIndex, logoLetters, logoPath } from '~/domain/token/logo'
import * as styles from './token-logo.css'

interface MarketLogoProps {
  /** Symbol of the market's base asset. */
  readonly symbol: string | null
  /** Mint of the base token if there is a picture of it. `undefined`: no picture is known. */
  readonly pictureOf?: string | undefined
  readonly size?: styles.LogoSize
}

/**
 * Logo of a perp market: the picture of its base token, or two letters. Most base assets are not tokens in
 * our database.
 */
export function MarketLogo({ symbol, pictureOf, size = 18 }: MarketLogoProps) {
  return <Letters symbol={symbol} pictureOf={pictureOf} size={size} />
}

interface TokenLogoProps {
  /** Symbol of the token. `null`: there is none that can be displayed. */
  readonly symbol: string | null
  readonly verified: boolean
  /** Mint of the token if there is a picture of it. `undefined`: there is no picture. */
  readonly pictureOf: string | undefined
  readonly size?: styles.LogoSize
}

/**
 * A token's picture above two letters on a background colour. The letters stay visible if the picture does
 * not load. A token without a picture has a black logo. An unverified token has a black logo with a question
 * mark, because its picture could be that of a trusted token.
 */
export function TokenLogo({ symbol, verified, pictureOf, size = 18 }: TokenLogoProps) {
  if (!verified) return <Placeholder size={size}>?</Placeholder>
  if (pictureOf === undefined) return <Placeholder size={size} />
  return <Letters symbol={symbol} pictureOf={pictureOf} size={size} />
}

interface LettersProps {
  readonly symbol: string | null
  readonly pictureOf: string | undefined
  readonly size: styles.LogoSize
}

/**
 * Two letters on a background colour, below the picture. Lists have hundreds of logos, so each has few
 * elements.
 */
function Letters({ symbol, pictureOf, size }: LettersProps) {
  const letters = logoLetters(symbol)
  const picture = pictureOf === undefined ? null : <Picture of={pictureOf} />
  if (letters === '') return <Placeholder size={size}>{picture}</Placeholder>
  return (
    <span className={`${styles.hues[logoHueIndex(letters)]} ${styles.sizes[size]}`} aria-hidden="true">
      {letters}
      {picture}
    </span>
  )
}

/** The picture is small and is decoded at once, because decoding it later would paint its row a second time. */
function Picture({ of }: { readonly of: string }) {
  return <img className={styles.picture} src={logoPath(of, 48)} alt="" loading="lazy" decoding="sync" />
}

interface PlaceholderProps {
  readonly size: styles.LogoSize
  /** Mark on the background, or the picture above it. */
  readonly children?: ReactNode
}

function Placeholder({ size, children }: PlaceholderProps) {
  return (
    <span className={`${styles.unknown} ${styles.sizes[size]}`} aria-hidden="true">
      {children}
    </span>
  )
}
