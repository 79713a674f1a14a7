import type { TokenPressurePanel, TokenPressureWire } from '~/contracts/orders/pressure'
import type { PolledResult } from '~/contracts/state/panel'
import { formatCount, formatUsd } from '~/domain/format/format'
import { pagePeriodSeconds, panelTimes } from '~/shared/live/panel-times'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { ordersText } from '~/shared/text/orders-text'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { ExportLink } from '~/ui/export/export-link'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { ChartFrame } from '~/ui/panel/chart-frame'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { NumberCell } from '~/ui/table/number-cell'
import type { PlainColumn } from '~/ui/table/plain-table'
import { tone } from '~/ui/theme/text-style.css'
import { assign, hrefWith } from '~/ui/url/url-param'
import { dollars, signedDollars } from './dollars'
import { FailedInsight } from './failed-token'
import { PressureBars } from './pressure-bars'
import { horizonHours, horizonNames, type PanelHorizon, pressureParam, useHorizon } from './pressure-param'
import * as styles from './token-page.css'
import { tokenPageText } from './token-page-text'

interface TokenPressureProps {
  /** The data is `null` if the data source is down. */
  readonly answer: PolledResult<TokenPressurePanel>
}

const heads = tokenPageText.pressureColumns
const columns: readonly PlainColumn[] = [
  { header: heads.hour },
  { header: heads.buy, align: 'end' },
  { header: heads.sell, align: 'end' },
  { header: heads.net, align: 'end' },
]

/** Panel with the scheduled buys and sells of a token by DCA orders. */
export function TokenPressure({ answer: result }: TokenPressureProps) {
  const row = result.data?.row ?? null
  const horizon = useHorizon()
  const times = panelTimes(result.data, result.meta, result.answeredAt)
  return (
    <ChartFrame
      title={tokenPageText.pressure}
      narrow
      columns={columns}
      rows={row === null ? [] : row.hours.slice(0, horizonHours[horizon]).map(tableRow)}
      status={
        <>
          <MetricInfo of="dcaPressure" />
          <span className={styles.chip}>
            <PolledStatus polled={{ times }} periodSeconds={pagePeriodSeconds} />
          </span>
        </>
      }
      actions={<Horizons current={horizon} />}
    >
      {result.data === null ? (
        <FailedInsight what={tokenPageText.pressure} loading={result.loading} />
      ) : row === null ? (
        <PanelState
          kind="empty"
          title={ordersText.noOrders}
          reason={tokenPageText.noPressureLine}
          times={times}
        />
      ) : (
        <StaleDimmer times={times} periodSeconds={pagePeriodSeconds}>
          <Forecast row={row} horizon={horizon} assumptions={result.data.assumptions} />
        </StaleDimmer>
      )}
    </ChartFrame>
  )
}

function Horizons({ current }: { readonly current: PanelHorizon }) {
  const place = usePendingLocation()
  return (
    <SegmentedLinks
      label={tokenPageText.horizon}
      segments={horizonNames.map((name) => ({
        label: name,
        to: hrefWith(place, assign(pressureParam, name)),
        current: name === current,
      }))}
    />
  )
}

interface ForecastProps extends Pick<TokenPressurePanel, 'assumptions'> {
  readonly row: TokenPressureWire
  readonly horizon: PanelHorizon
}

function Forecast({ row, horizon, assumptions }: ForecastProps) {
  const { buyUsd, sellUsd, netUsd } = within(row, horizon)
  return (
    <div className={styles.panel}>
      <p className={styles.sums}>
        <span>
          {tokenPageText.toBuy}{' '}
          <b className={tone.buy}>
            $<NumberCell number={formatUsd(buyUsd)} inTone="buy" />
          </b>
        </span>
        <span>
          {tokenPageText.toSell}{' '}
          <b className={tone.sell}>
            $<NumberCell number={formatUsd(sellUsd)} inTone="sell" />
          </b>
        </span>
        <span>
          {tokenPageText.net} <b className={styles.strong}>{signedDollars(netUsd)}</b>
        </span>
        <span className={styles.sumsEnd}>
          <ExportLink
            href={`/api/dca/pressure?format=csv&tokenMint=${row.tokenMint}&horizon=${horizon}`}
            empty={false}
            what={tokenPageText.pressure}
          />
        </span>
      </p>
      <PressureBars
        hours={row.hours.slice(0, horizonHours[horizon])}
        label={tokenPageText.pressureChart(dollars(buyUsd), dollars(sellUsd))}
      />
      {row.unpricedOrders === 0 ? null : (
        <p className={styles.note}>{tokenPageText.unpriced(formatCount(row.unpricedOrders))}</p>
      )}
      <p className={styles.note}>{assumptions.join(' ')}</p>
    </div>
  )
}

function within(row: TokenPressureWire, horizon: PanelHorizon) {
  return {
    buyUsd: row[`buyUsd${horizon}`],
    sellUsd: row[`sellUsd${horizon}`],
    netUsd: row[`netUsd${horizon}`],
  }
}

function tableRow({ buyUsd, sellUsd, netUsd }: TokenPressureWire['hours'][number], index: number) {
  return [tokenPageText.inHours(index + 1), dollars(buyUsd), dollars(sellUsd), signedDollars(netUsd)]
}
