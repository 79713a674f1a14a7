import type { PanelAnswer } from '~/contracts/panel'
import type { PerpTradeWire } from '~/contracts/perp'
import { formatPerpPrice, formatUsd } from '~/domain/format'
import { ifKnown } from '~/lib/known'
import { Age } from '~/ui/age'
import { Card } from '~/ui/card'
import { NumberCell } from '~/ui/number-cell'
import { PanelState } from '~/ui/panel-state'
import { SideMark } from '~/ui/side-mark'
import { StaleDimmer } from '~/ui/stale-dimmer'
import { flash } from '~/ui/table.css'
import { text } from '~/ui/text'
import { ellipsis, tone } from '~/ui/text-style.css'
import { TokenLogo } from '~/ui/token-logo'
import { prependRows, type RowRules } from '../live/live-rows'
import { PanelStatus } from '../live/panel-status'
import { usePanel } from '../live/use-panel'
import { WaitingPill } from '../live/waiting-pill'
import * as styles from './trade-feed.css'
import { tradeFeedSize } from './trade-feed-size'

const keyOf = (trade: PerpTradeWire) => trade.id

const rules: RowRules<PerpTradeWire> = {
  keyOf,
  merge: prependRows(keyOf, (trade, than) => trade.slot > than.slot, tradeFeedSize),
}

/** The newest perp executions, one line each. */
export function TradeFeed({ answer }: { readonly answer: PanelAnswer<PerpTradeWire> }) {
  const panel = usePanel({ topic: 'drift.trades', answer, view: 'newest', rules, outdates: () => false })
  return (
    <Card
      title={text.driftTrades}
      status={<PanelStatus times={panel.times} />}
      actions={<WaitingPill count={panel.waiting} onShow={panel.showWaiting} />}
      notice={panel.notice}
    >
      {panel.rows.length === 0 ? (
        <PanelState kind="empty" title={text.noData} reason={text.noOrdersAtAll} />
      ) : (
        <StaleDimmer times={panel.times}>
          <ol className={styles.feed} {...panel.holdHandlers}>
            {panel.rows.map((trade) => (
              <Trade key={trade.id} trade={trade} beat={panel.beatOf(trade)} />
            ))}
          </ol>
        </StaleDimmer>
      )}
    </Card>
  )
}

function Trade({ trade, beat }: { trade: PerpTradeWire; beat: number | undefined }) {
  const flashClass = beat === undefined ? undefined : flash[trade.side][beat % 2]
  return (
    <li className={flashClass === undefined ? styles.line : `${styles.line} ${flashClass}`}>
      <SideMark buy={trade.side === 'buy'} />
      <span className={styles.market}>
        <TokenLogo symbol={trade.baseAssetSymbol} verified size={16} />
        <span className={ellipsis}>
          <b>{trade.baseAssetSymbol}</b>
          <span className={tone.subtle}>-PERP</span>
        </span>
      </span>
      <span className={styles.number}>
        <NumberCell number={ifKnown(trade.price, formatPerpPrice)} />
      </span>
      <span className={styles.number}>
        $<NumberCell number={formatUsd(trade.quoteAssetAmount)} abbreviated />
      </span>
      <span className={styles.number}>
        <Age at={trade.time} />
      </span>
    </li>
  )
}
