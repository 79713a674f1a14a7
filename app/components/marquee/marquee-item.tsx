import type { ReactNode } from 'react'
import type { TradeWire } from '~/contracts/trade'
import { formatUsd, shortKey } from '~/domain/format'
import { Age } from '~/ui/age'
import { Link } from '~/ui/link'
import { NumberCell } from '~/ui/number-cell'
import { SideMark } from '~/ui/side-mark'
import { tone } from '~/ui/text-style.css'
import { TokenLogo } from '~/ui/token-logo'
import { OutsideLink } from '../outside/outside-link'
import { tokenPath } from '../shell/pages'
import * as styles from './marquee.css'

/** One trade: what it gave and got, how long ago, for how much, and whether it bought or sold (M85). */
export function MarqueeItem({ trade, silent }: { readonly trade: TradeWire; readonly silent: boolean }) {
  const { buy, timestamp, filledAmountUsd } = trade
  return (
    <TradeLink trade={trade} silent={silent}>
      <TokenLogo symbol={tradedSymbol(trade)} verified={isVouchedFor(trade)} size={16} />
      <Pair trade={trade} />
      <Age at={timestamp} />
      <span>
        $<NumberCell number={formatUsd(filledAmountUsd)} />
      </span>
      <SideMark buy={buy} />
    </TradeLink>
  )
}

/** A perp leads to its venue, everything else to the page of the token that was traded (M86). */
function TradeLink({
  trade,
  silent,
  children,
}: {
  readonly trade: TradeWire
  readonly silent: boolean
  readonly children: ReactNode
}) {
  const { tradeType, marketName, buy, inputMint, outputMint } = trade
  const rest = { className: styles.item, tabIndex: silent ? -1 : undefined, draggable: false }
  if (tradeType === 'drift_perp') {
    const market = marketName === null ? {} : { market: marketName }
    return (
      <OutsideLink to={{ kind: 'perps', ...market }} {...rest}>
        {children}
      </OutsideLink>
    )
  }
  const mint = buy ? outputMint : inputMint
  if (mint === null) return <span className={styles.item}>{children}</span>
  return (
    <Link to={tokenPath(mint)} {...rest}>
      {children}
    </Link>
  )
}

function Pair({ trade }: { readonly trade: TradeWire }) {
  const { tradeType, marketName, buy } = trade
  if (tradeType === 'drift_perp') return <b>{marketName}</b>
  return (
    <span>
      <Name symbol={trade.inputTokenSymbol} mint={trade.inputMint} traded={!buy} />
      <span className={tone.subtle}> → </span>
      <Name symbol={trade.outputTokenSymbol} mint={trade.outputMint} traded={buy} />
    </span>
  )
}

function Name({
  symbol,
  mint,
  traded,
}: {
  readonly symbol: string | null
  readonly mint: string | null
  readonly traded: boolean
}) {
  const shown = <bdi translate="no">{symbol ?? (mint === null ? '' : shortKey(mint))}</bdi>
  return traded ? <b>{shown}</b> : <span className={tone.muted}>{shown}</span>
}

function tradedSymbol({ buy, inputTokenSymbol, outputTokenSymbol }: TradeWire): string | null {
  return buy ? outputTokenSymbol : inputTokenSymbol
}

function isVouchedFor({ tradeType, buy, inputTokenVerified, outputTokenVerified }: TradeWire): boolean {
  return tradeType === 'drift_perp' || (buy ? outputTokenVerified : inputTokenVerified)
}
