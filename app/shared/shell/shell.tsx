import type { ReactNode } from 'react'
import type { PricesWire } from '~/contracts/perps/perp'
import { StoredAlerts } from '~/shared/alerts/stored-alerts'
import { Keyboard } from '~/shared/keyboard/keyboard'
import { OfflinePages } from '~/shared/offline/offline-pages'
import { type Site, SiteProvider } from '~/shared/page/site'
import { useOpenSearch } from '~/shared/search/search-provider'
import { siteText, sourceTexts } from '~/shared/text/site-text'
import { AuthProvider } from '~/shared/wallet/auth-provider'
import { skipLink } from '~/ui/controls/skip-link.css'
import { useSecondClicks } from '~/ui/hooks/use-second-clicks'
import { Footer } from './footer'
import { NavigationWait } from './navigation-wait'
import { RouteAnnouncer } from './route-announcer'
import * as styles from './shell.css'
import { Sidebar } from './sidebar'
import { SourceNotice } from './source-notice'
import { TabBar } from './tab-bar'
import { TopBar } from './top-bar'

interface ShellProps {
  /** Data of the installation. `undefined`: the data could not be read. */
  readonly site: Site | undefined
  readonly prices: PricesWire
  readonly children: ReactNode
}

const contentId = 'content'

/** Frame of every page: sidebar, top bar, content and footer. On phones it also has the tab bar. */
export function Shell({ site, prices, children }: ShellProps) {
  const { openSearch } = useOpenSearch()
  useSecondClicks()
  const source = site === undefined ? undefined : sourceTexts[site.dataSource]
  return (
    <SiteProvider value={site}>
      <AuthProvider>
        <Keyboard onSearch={openSearch}>
          <a className={skipLink} href={`#${contentId}`}>
            {siteText.skipToContent}
          </a>
          <div className={styles.app}>
            <Sidebar />
            <div className={styles.page}>
              <TopBar prices={prices} />
              {source === undefined ? null : <p className={styles.sourceBar}>{source.bar}</p>}
              <OfflinePages />
              <SourceNotice />
              <main id={contentId} className={styles.content} tabIndex={-1}>
                {children}
              </main>
              <Footer />
            </div>
          </div>
          <TabBar />
          <RouteAnnouncer />
          <NavigationWait />
          <StoredAlerts />
        </Keyboard>
      </AuthProvider>
    </SiteProvider>
  )
}
