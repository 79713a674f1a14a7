import { panelTimes } from '~/shared/live/panel-times'
import { knownTotal } from './account-lists'
import { AccountTiles } from './account-tiles'
import type { readAccount } from './read-account.server'
import { TraderSums, VenueTiles } from './totals-tiles'
import { VenueTabs } from './venue-tabs'

type Found = NonNullable<Awaited<ReturnType<typeof readAccount>>>

interface AccountFiguresProps {
  readonly found: Pick<Found, 'tab' | 'dca' | 'activeDca' | 'filled' | 'other' | 'totals'>
}

/** Sums over all venues and the tabs of the venues, for a trader, and the tiles of the open tab. */
export function AccountFigures({ found }: AccountFiguresProps) {
  const { tab, dca, activeDca, filled, other, totals } = found
  const { page, meta, answeredAt } = dca.answer
  const isCounted = dca.query.filter === 'historical' && meta.dataTime !== null
  const orders = isCounted ? (page?.totalElements ?? null) : null
  return (
    <>
      {totals === undefined ? null : <TraderSums totals={totals} />}
      {other === undefined ? null : (
        <VenueTabs current={tab} counts={{ dca: knownTotal(dca.answer), ...other.counts }} />
      )}
      {tab === 'dca' ? (
        <AccountTiles
          activeDca={activeDca}
          orders={orders}
          filled={filled}
          times={panelTimes(activeDca, meta, answeredAt)}
        />
      ) : (
        <VenueTiles tab={tab} totals={totals ?? null} />
      )}
    </>
  )
}
