import type { ReactNode } from 'react'
import type { PricesWire } from '~/contracts/perps/perp'
import { formatChange, formatPerpPrice, missingText } from '~/domain/format/format'
import { formatAge } from '~/domain/format/format-time'
import { freshnessOf, freshnessWords } from '~/domain/service/freshness'
import { changeTone, signMarks } from '~/shared/marks/sign-tone'
import { useSite } from '~/shared/page/site'
import { tokenPath } from '~/shared/paths/pages'
import { siteText } from '~/shared/text/site-text'
import { Link } from '~/ui/controls/link'
import { useNow } from '~/ui/marks/now'
import { stale } from '~/ui/panel/card.css'
import { notOnPhone, tone, visuallyHidden } from '~/ui/theme/text-style.css'
import * as styles from './header-prices.css'
import { type HeaderPriceState, useLivePrices } from './use-live-prices'

/** Live oracle prices in the page header. After a minute without an update, the prices are shown as stale. */
export function HeaderPrices({ initial }: { readonly initial: PricesWire }) {
  const prices = useLivePrices(initial)
  const { inBrowser } = useNow()
  const isOld = inBrowser && prices.every(isForgotten)
  return (
    <ul
      className={isOld ? `${styles.prices} ${stale}` : styles.prices}
      title={isOld ? freshnessWords.offline : undefined}
    >
      {prices.map((price) => (
        <HeaderPrice key={price.marketName} price={price} />
      ))}
    </ul>
  )
}

function isForgotten({ reportedAtMs }: HeaderPriceState): boolean {
  return freshnessOf((Date.now() - reportedAtMs) / 1000) === 'offline'
}

const noNumber = { text: missingText, suffix: '' }

function HeaderPrice({ price }: { price: HeaderPriceState }) {
  const { way, flashCount, marketName } = price
  const { text: number, suffix } = price.price === null ? noNumber : formatPerpPrice(price.price)
  const movedClass = way === undefined ? undefined : styles.moved[way][flashCount % 2]
  return (
    <li>
      <PriceLink price={price}>
        <b>{marketName.replace(/-PERP$/, '')}</b>
        <span className={movedClass === undefined ? styles.number : `${styles.number} ${movedClass}`}>
          {number + suffix}
          <span className={styles.arrowSlot} aria-hidden="true">
            {way === undefined ? null : (
              <span className={`${styles.arrow[flashCount % 2]} ${way === 'up' ? tone.buy : tone.sell}`}>
                {way === 'up' ? '▲' : '▼'}
              </span>
            )}
          </span>
        </span>
        <Change price={price} />
      </PriceLink>
    </li>
  )
}

/** Price in the header that links to the page of its token. */
function PriceLink({ price, children }: { price: HeaderPriceState; children: ReactNode }) {
  const site = useSite()
  const { marketName, venue } = price
  const mint = site?.mintsOfMarket[marketName]?.[0]
  const title = siteText.oraclePrice(marketName, site?.operator.outside.perpApps[venue].name ?? venue)
  if (mint === undefined) {
    return (
      <span className={styles.price} title={title}>
        {children}
      </span>
    )
  }
  return (
    <Link to={tokenPath(mint)} className={styles.price} title={title}>
      {children}
    </Link>
  )
}

function Change({ price: { changePercent: percent, changeKeptAt } }: { price: HeaderPriceState }) {
  const { seconds } = useNow()
  if (percent === null) return <span className={styles.change} />
  const inTone = changeTone(percent)
  return (
    <span
      className={`${styles.change} ${tone[changeKeptAt === null ? inTone : 'subtle']}`}
      title={siteText.change24hOf(changeKeptAt === null ? undefined : formatAge(seconds - changeKeptAt))}
    >
      {inTone === 'text' ? null : (
        <span className={visuallyHidden}>{inTone === 'buy' ? siteText.up : siteText.down} </span>
      )}
      <span aria-hidden="true">{signMarks[inTone]}</span>
      <span className={notOnPhone}> {formatChange(percent)}</span>
    </span>
  )
}
