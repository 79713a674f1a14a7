import { useMarkets } from '../markets-provider'
import { FundingCarousel } from './funding-carousel'
import * as styles from './overview.css'
import { RankCard } from './rank-card'
import { WatchCard } from './watch-card'

/** What stands out among all markets, below the heatmap (M196, resolution 4.8). */
export function OverviewLists() {
  const { markets } = useMarkets()
  if (markets === null || markets.length === 0) return null
  return (
    <>
      <FundingCarousel markets={markets} />
      <div className={styles.lists}>
        <RankCard markets={markets} />
        <WatchCard markets={markets} />
      </div>
    </>
  )
}
