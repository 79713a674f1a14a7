import { useOutletContext } from '@remix-run/react'
import { pageLoader } from '~/context/page-loader.server'
import { DcaOrders, KaminoOrders, LimitOrders } from '~/shared/orders/order-panels'
import { PageHead } from '~/shared/page/page-head'
import { type MetaArguments, pageMeta, siteOf } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { feedPath, feedTypes } from '~/shared/paths/feed-paths'
import { siteText } from '~/shared/text/site-text'
import { skipLink } from '~/ui/controls/skip-link.css'
import { AdBanner } from './ad-banner'
import { AnomalyStrip } from './anomaly-strip'
import * as styles from './home.css'
import { TradeMarquee } from './marquee/marquee'
import { overviewText } from './overview-text'
import type { OverviewVenue } from './overview-venue'
import type { OverviewPanels } from './panels'
import { PlanCard } from './plan-card'
import { PositionFeed } from './position-feed'
import { readHome } from './read-home.server'
import { reconcileHome } from './reconcile'
import { TokenFlow } from './token-flow'
import { TopDcaTokens, TopLimitTokens } from './top-tokens'
import { TradeFeed } from './trade-feed'
import { useRequestedFocus } from './use-requested-focus'

const page = definePage({ reconcile: reconcileHome })

export const loader = pageLoader(page, ({ services, search, request }) =>
  readHome(services, search, request.headers.get('cookie')),
)

export const clientLoader = page.clientLoader

/**
 * Announces the feed in a `Link` header. A `<link>` in the document head would also be sent to browsers as
 * script data.
 */
export const headers = () => ({
  'Cache-Control': 'public, max-age=1',
  Link: `<${feedPath('whales')}>; rel="alternate"; type="${feedTypes.atom}"`,
})

export const meta = (args: MetaArguments) => {
  const apps = Object.values(siteOf(args.matches)?.operator.outside.perpApps ?? {})
  const venues = apps.map(({ name }) => name).join(' and ')
  return pageMeta(args, { title: siteText.tradingOverview, description: siteText.overviewLine(venues) })
}

/** Overview page. Its panels have a fixed order and are side by side only on wide screens. */
export default function Home() {
  const result = page.useData()
  const panels = useOutletContext<OverviewPanels>()
  useRequestedFocus()
  if (result === undefined) return <FailedPage />
  const { history, perps, perpTrades, hasAd, ...lists } = result
  return (
    <>
      <a className={skipLink} href="#dca">
        {overviewText.skip}
      </a>
      <TradeMarquee answer={panels.trades} perps={perps} />
      <PageHead title={siteText.tradingOverview} line={siteText.overviewLine(perps.name)} history={history} />
      <AnomalyStrip answer={panels.anomalies} venueName={perps.name} />
      <TradeFeed answer={perpTrades} perps={perps} />
      <Board lists={lists} panels={panels} perps={perps} hasAd={hasAd} isReading={!history.isComplete} />
    </>
  )
}

type Result = Awaited<ReturnType<typeof readHome>>

interface BoardProps {
  readonly lists: Pick<Result, 'dca' | 'limit' | 'kamino'>
  readonly panels: OverviewPanels
  readonly perps: OverviewVenue
  readonly hasAd: boolean
  readonly isReading: boolean
}

function Board({ lists, panels, perps, hasAd, isReading }: BoardProps) {
  return (
    <div className={styles.board}>
      <div className={styles.dca}>
        <DcaOrders {...lists.dca} />
        <AdBanner reservesSpace={hasAd} />
      </div>
      <div className={styles.filled}>
        <TopDcaTokens answer={panels.filled} isReading={isReading} />
      </div>
      <div className={styles.limits}>
        <TopLimitTokens answer={panels.limits} isReading={isReading} />
      </div>
      <div className={styles.plan}>
        <PlanCard />
      </div>
      <div className={styles.limit}>
        <LimitOrders {...lists.limit} />
      </div>
      <div className={styles.flow}>
        <TokenFlow answer={panels.flow} />
      </div>
      <div className={styles.kamino}>
        <KaminoOrders {...lists.kamino} />
      </div>
      <div className={styles.positions}>
        <PositionFeed answer={panels.positions} perps={perps} />
      </div>
    </div>
  )
}
