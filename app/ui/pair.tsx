import { shortKey } from '~/domain/format'
import { tokenTitle } from '~/domain/token-title'
import * as styles from './pair.css'
import { mono, tone } from './text-style.css'
import { TokenLogo } from './token-logo'
import { Unverified } from './unverified'

/** One token of a pair. */
export interface PairToken {
  readonly mint: string
  /** Null = none that can be shown. */
  readonly symbol: string | null
  readonly name: string | null
  readonly verified: boolean
  /** It names a picture that our image proxy can ask for. */
  readonly hasPicture: boolean
}

export interface PairProps {
  readonly input: PairToken
  readonly output: PairToken
  /** The output is the token that is traded; otherwise the input is. */
  readonly buy: boolean
  /** It stands in a narrow column on phones, too, where lists are cards otherwise: what nobody vouches for is said by a glyph. */
  readonly narrow?: boolean | undefined
}

/** Letters of both names that fit beside the word on a phone and where tables begin to have it. */
const mostBesideWord = 9

/** What an order gives → what it gets. The traded token is bold, the other muted, whichever side it stands on. */
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
