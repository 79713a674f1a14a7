import { shortKey } from '~/domain/format/format'
import { tokenTitle } from '~/domain/token/token-title'
import { mono, tone } from '~/ui/theme/text-style.css'
import * as styles from './pair.css'
import { TokenLogo } from './token-logo'
import { Unverified } from './unverified'

/** One token of a pair. */
export interface PairToken {
  readonly mint: string
  /** Symbol of the token. `null`: there is none that can be displayed. */
  readonly symbol: string | null
  readonly name: string | null
  readonly verified: boolean
  /** Whether our image proxy can fetch a picture of the token. */
  readonly hasPicture: boolean
}

export interface PairProps {
  readonly input: PairToken
  readonly output: PairToken
  /** Whether the traded token is the output. `false`: the traded token is the input. */
  readonly buy: boolean
  /**
   * Whether the column is narrow even on phones, where lists usually become cards. If so, unverified tokens
   * are marked with a glyph instead of a word.
   */
  readonly narrow?: boolean | undefined
}

/**
 * Maximum number of letters in the two token names of a pair for which the word "Unverified" fits beside
 * them. It applies to phones and to the narrowest table that shows the word.
 */
const mostBesideWord = 9

/**
 * The input and output of an order, as `input → output`. The traded token is bold and the other token is
 * muted.
 */
export function Pair({ input, output, buy, narrow = false }: PairProps) {
  const [given, got] = [nameOf(input), nameOf(output)]
  const isTight = narrow || given.length + got.length > mostBesideWord
  return (
    <span className={styles.pair}>
      <span className={styles.logos}>
        <PairLogo token={input} />
        <PairLogo token={output} />
      </span>
      <span className={styles.names} title={isTight ? `${given} → ${got}` : undefined}>
        <Name token={input} traded={!buy} />
        <span className={styles.arrow}>→</span>
        <Name token={output} traded={buy} />
      </span>
      {input.verified && output.verified ? null : <Unverified always={isTight ? 'glyph' : undefined} />}
    </span>
  )
}

function PairLogo({ token }: { readonly token: PairToken }) {
  const pictureOf = token.hasPicture ? token.mint : undefined
  return <TokenLogo symbol={token.symbol} verified={token.verified} pictureOf={pictureOf} />
}

function nameOf({ symbol, mint }: PairToken): string {
  return symbol ?? shortKey(mint)
}

function Name({ token, traded }: { token: PairToken; traded: boolean }) {
  const shown = (
    <bdi className={token.verified ? undefined : mono} translate="no" title={tokenTitle(token)}>
      {nameOf(token)}
    </bdi>
  )
  return traded ? <b>{shown}</b> : <span className={tone.muted}>{shown}</span>
}
