import { formatUsd } from '~/domain/format/format'
import { formatDollars } from '~/domain/format/format-dollars'
import { netUsd } from '~/domain/order/pressure-view'
import { signTone } from '~/shared/marks/sign-tone'
import { TokenCell } from '~/shared/marks/token-cell'
import { tokenPath } from '~/shared/paths/pages'
import { ordersText } from '~/shared/text/orders-text'
import { Link } from '~/ui/controls/link'
import { PanelState } from '~/ui/panel/panel-state'
import { NumberCell } from '~/ui/table/number-cell'
import { PlainTable } from '~/ui/table/plain-table'
import { tone } from '~/ui/theme/text-style.css'
import * as styles from '../jupiter.css'
import { jupiterText } from '../jupiter-text'
import type { PressurePanelData } from './pressure-panel-data'

const { token, buy, sell, net } = jupiterText.pressureColumns
const columns = [
  { header: token, fills: true },
  { header: buy, align: 'end' },
  { header: sell, align: 'end' },
  { header: net, align: 'end' },
] as const

/** Lists the tokens with the largest planned net volume, and the assumptions of the forecast. */
export function PressureTokens({ tokens, assumptions }: Pick<PressurePanelData, 'tokens' | 'assumptions'>) {
  return (
    <>
      {tokens.length === 0 ? (
        <PanelState kind="empty" title={ordersText.noOrders} reason={jupiterText.noPressure} />
      ) : (
        <PlainTable caption={jupiterText.pressureTitle} columns={columns} rows={tokens.map(cellsOf)} />
      )}
      <p className={styles.assumptions}>{[jupiterText.pressureScope, ...assumptions].join(' ')}</p>
    </>
  )
}

function cellsOf(planned: PressurePanelData['tokens'][number]) {
  const { tokenMint, tokenSymbol, tokenVerified, tokenImage, buyUsd, sellUsd } = planned
  const difference = netUsd(planned)
  return [
    <Link key="token" to={tokenPath(tokenMint)} className={styles.rowLink}>
      <TokenCell
        token={{
          mint: tokenMint,
          symbol: tokenSymbol,
          name: null,
          verified: tokenVerified,
          imitates: null,
          hasPicture: tokenImage !== null,
        }}
        logoSize={16}
      />
    </Link>,
    <NumberCell key="buy" number={formatUsd(buyUsd)} abbreviated />,
    <NumberCell key="sell" number={formatUsd(sellUsd)} abbreviated />,
    <span key="net" className={tone[signTone(difference, 2)]}>
      {formatDollars(difference, true)}
    </span>,
  ]
}
