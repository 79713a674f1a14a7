import type { ReactNode } from 'react'
import type { PricesWire } from '~/contracts/perp'
import { localFormat, utcFormat } from '~/domain/format-time'
import type { DataSource } from '~/domain/panel-view'
import { Chip } from '~/ui/chip'
import { Link } from '~/ui/link'
import { Logo } from '~/ui/logo'
import { useNow } from '~/ui/now'
import { sourceTexts, text } from '~/ui/text'
import { notOnPhone, tone } from '~/ui/text-style.css'
import { HeaderPrices } from './header-prices'
import { PauseButton } from './pause-button'
import * as styles from './shell.css'

/** What every page shows around its own content. */
export interface ShellFacts {
  readonly productName: string
  readonly dataSource: DataSource
  readonly prices: PricesWire
}

const contentId = 'content'

/** The frame of every page: top bar, content, footer. */
export function Shell({ facts, children }: { readonly facts: ShellFacts; readonly children: ReactNode }) {
  const source = sourceTexts[facts.dataSource]
  return (
    <div className={styles.page}>
      <a className={styles.skip} href={`#${contentId}`}>
        {text.skipToContent}
      </a>
      <header className={styles.top}>
        <Link to="/" className={styles.brand} aria-label={`${facts.productName} ${text.markets}`}>
          <Logo />
          <span className={notOnPhone}>
            {facts.productName} <span className={styles.brandWord}>{text.markets}</span>
          </span>
        </Link>
        <HeaderPrices initial={facts.prices} />
        <div className={styles.end}>
          {source === undefined ? null : (
            <span className={notOnPhone}>
              <Chip kind="source" title={source.bar}>
                {source.badge}
              </Chip>
            </span>
          )}
          <PauseButton />
        </div>
      </header>
      {source === undefined ? null : <p className={styles.sourceBar}>{source.bar}</p>}
      <main id={contentId} className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer productName={facts.productName} />
    </div>
  )
}

function Footer({ productName }: { productName: string }) {
  const { inBrowser } = useNow()
  const { timeZone } = (inBrowser ? localFormat : utcFormat).resolvedOptions()
  return (
    <footer className={styles.foot}>
      <span>
        {productName} {text.markets}
      </span>
      <span className={tone.subtle}>{text.timesIn(timeZone)}</span>
    </footer>
  )
}
