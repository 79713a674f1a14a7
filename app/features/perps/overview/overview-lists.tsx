import { useRef } from 'react'
import { useInView } from '~/ui/hooks/use-seen'
import { useMarkets } from '../markets/markets-provider'
import { FundingCarousel } from './funding-carousel'
import * as styles from './overview.css'
import { RankCard } from './rank-card'
import { WatchCard } from './watch-card'

/** Lists of unusual markets below the heat map. */
export function OverviewLists() {
  const element = useRef<HTMLDivElement>(null)
  const { markets } = useMarkets(useInView(element))
  return (
    <div ref={element} className={styles.below}>
      {markets === null || markets.length === 0 ? null : (
        <>
          <FundingCarousel markets={markets} />
          <div className={styles.lists}>
            <RankCard markets={markets} />
            <WatchCard markets={markets} />
          </div>
        </>
      )}
    </div>
  )
}
