import type { ReactNode } from 'react'
import { logoHueIndex, logoLetters, logoPath } from '~/domain/logo'
import * as styles from './token-logo.css'

interface MarketLogoProps {
  /** Of its base. */
  readonly symbol: string | null
  /** The mint of a base token that names a picture of its own; undefined = none, or none that the page knows of. */
  readonly pictureOf?: string | undefined
  readonly size?: styles.LogoSize
}

/** A perp market by its base's picture, or by two letters: few bases are a token that we know. */
export function MarketLogo({ symbol, pictureOf, size = 18 }: MarketLogoProps) {
  const letters = <Letters symbol={symbol} size={size} />
  return pictureOf === undefined ? letters : <Picture of={pictureOf} below={letters} size={size} />
}

interface TokenLogoProps {
  /** Null = the token has none that can be shown. */
  readonly symbol: string | null
  readonly verified: boolean
  /** The mint of a token that names a picture of its own; undefined = it has none. */
  readonly pictureOf: string | undefined
  readonly size?: styles.LogoSize
}

/**
 * A token's picture, and below it two letters on a hue of its own, which stay where the picture does not come; black where it names none
 * (M127). A token that nobody vouches for gets a black question mark whatever picture it names: it might be that of a token which people trust.
 */
export function TokenLogo({ symbol, verified, pictureOf, size = 18 }: TokenLogoProps) {
  if (!verified) return <Placeholder size={size} mark="?" />
  if (pictureOf === undefined) return <Placeholder size={size} />
  return <Picture of={pictureOf} below={<Letters symbol={symbol} size={size} />} size={size} />
}

interface PictureProps {
  /** The mint. */
  readonly of: string
  readonly below: ReactNode
  readonly size: styles.LogoSize
}

function Picture({ of, below, size }: PictureProps) {
  return (
    <span className={`${styles.frame} ${styles.sizes[size]}`}>
      {below}
      <img className={styles.picture} src={logoPath(of, 48)} alt="" loading="lazy" decoding="async" />
    </span>
  )
}

interface LettersProps {
  readonly symbol: string | null
  readonly size: styles.LogoSize
}

function Letters({ symbol, size }: LettersProps) {
  const letters = logoLetters(symbol)
  if (letters === '') return <Placeholder size={size} />
  return (
    <span className={`${styles.hues[logoHueIndex(letters)]} ${styles.sizes[size]}`} aria-hidden="true">
      {letters}
    </span>
  )
}

interface PlaceholderProps {
  readonly size: styles.LogoSize
  readonly mark?: '?'
}

function Placeholder({ size, mark }: PlaceholderProps) {
  return (
    <span className={`${styles.unknown} ${styles.sizes[size]}`} aria-hidden="true">
      {mark}
    </span>
  )
}
