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

interface PairProps {
  readonly input: PairToken
  readonly output: PairToken
  /** Whether the traded token is the output. `false`: the traded token is the input. */
  readonly buy: boolean
}

/**
 * The input and output of an order, as `input → output`. The traded token is bold and the other token is
 * muted.
 */
export function Pair({ input, output, buy }: PairProps) {
  const [given, got] = [nameOf(input), nameOf(output)]
  return (
    <span className={styles.pair}>
      <span className={styles.logos}>
        <PairLogo token={input} />
        <PairLogo token={output} />
      </span>
      <span className={styles.names} title={`${given} → ${got}`}>
        <Name token={input} traded={!buy} />
        <span className={styles.arrow}>→</span>
        <Name token={output} traded={buy} />
      </span>
      {input.verified && output.verified ? null : <Unverified />}
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
