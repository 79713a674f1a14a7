import type { WireActiveDca } from '~/contracts/orders/active-dca'
import type { WireDcaFilled } from '~/contracts/orders/dca-filled'
import { formatCount, missingText } from '~/domain/format/format'
import { formatCountdown } from '~/domain/format/format-countdown'
import { formatDollars } from '~/domain/format/format-dollars'
import type { PanelTimes } from '~/domain/service/freshness'
import { pagePeriodSeconds } from '~/shared/live/panel-times'
import { Pace } from '~/shared/marks/pace'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { useNow } from '~/ui/marks/now'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { Stat, Stats } from '~/ui/panel/stat'
import { accountText } from './account-text'

interface AccountTilesProps {
  readonly activeDca: WireActiveDca | null
  /** Total number of orders. `null`: unknown. */
  readonly orders: number | null
  readonly filled: WireDcaFilled | null
  readonly times: PanelTimes
}

/** Tiles with the totals of the active orders and the executed volume. */
export function AccountTiles({ activeDca, orders, filled, times }: AccountTilesProps) {
  const { tiles } = accountText
  return (
    <StaleDimmer times={times} periodSeconds={pagePeriodSeconds}>
      <Stats variant="tiles">
        <Stat
          variant="tiles"
          label={tiles.active}
          detail={orders === null ? undefined : tiles.ofAll(formatCount(orders))}
        >
          {activeDca === null ? missingText : formatCount(activeDca.orders)}
        </Stat>
        <Stat variant="tiles" label={tiles.deposited} detail={tiles.depositedDetail}>
          {activeDca?.depositedUsd == null ? missingText : formatDollars(activeDca.depositedUsd)}
        </Stat>
        <Stat variant="tiles" label={tiles.spent} detail={tiles.spentDetail}>
          {activeDca?.usdPerMinute == null ? missingText : <Pace usdPerMinute={activeDca.usdPerMinute} />}
        </Stat>
        <NextCycle next={activeDca?.next ?? null} />
        <Filled filled={filled} />
      </Stats>
    </StaleDimmer>
  )
}

function Filled({ filled }: Pick<AccountTilesProps, 'filled'>) {
  const { tiles } = accountText
  const executions = filled?.fills == null ? tiles.bothSides : tiles.executions(formatCount(filled.fills))
  return (
    <Stat
      variant="tiles"
      label={<MetricInfo of="dcaFilledMonth">{tiles.filled}</MetricInfo>}
      detail={filled === null ? undefined : executions}
    >
      {filled?.volumeUsd == null ? missingText : formatDollars(filled.volumeUsd)}
    </Stat>
  )
}

/** Countdown to the next cycle. An overdue cycle is shown as due now. */
function NextCycle({ next }: Pick<WireActiveDca, 'next'>) {
  const { seconds } = useNow()
  const { tiles } = accountText
  if (next === null) {
    return (
      <Stat variant="tiles" label={tiles.next}>
        {missingText}
      </Stat>
    )
  }
  const pair = `${next.inputTokenSymbol ?? '?'} → ${next.outputTokenSymbol ?? '?'}`
  return (
    <Stat variant="tiles" label={tiles.next} detail={<bdi>{pair}</bdi>}>
      {formatCountdown(next.at - seconds)}
    </Stat>
  )
}
