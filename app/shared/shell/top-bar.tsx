import type { PricesWire } from '~/contracts/perps/perp'
import { useSite } from '~/shared/page/site'
import { siteText, sourceTexts } from '~/shared/text/site-text'
import { WalletControl } from '~/shared/wallet/wallet-control'
import { ThemeMenu } from '~/ui/appearance/theme-menu'
import { Kbd } from '~/ui/controls/kbd'
import { Chip } from '~/ui/marks/chip'
import { Icon } from '~/ui/marks/icon'
import { text } from '~/ui/text'
import { onlyPhone } from '~/ui/theme/text-style.css'
import { Brand } from './brand'
import { HeaderPrices } from './header-prices'
import { MenuButton } from './menu-button'
import { PauseButton } from './pause-button'
import { SearchLink } from './search-link'
import * as styles from './top-bar.css'
import { useHidingTop } from './use-hiding-top'

/** Bar at the top of the page with prices, search and settings. It hides while the page scrolls down. */
export function TopBar({ prices }: { readonly prices: PricesWire }) {
  const bar = useHidingTop<HTMLElement>()
  const site = useSite()
  const source = site === undefined ? undefined : sourceTexts[site.dataSource]
  return (
    <header ref={bar} className={styles.top}>
      <span className={onlyPhone}>
        <Brand />
      </span>
      <HeaderPrices initial={prices} />
      <span className={styles.spring} />
      <SearchLink className={styles.search}>
        <Icon name="search" size={15} />
        <span className={styles.allWords}>{siteText.searchPlaceholder}</span>
        <span className={styles.fewWords}>{text.search}</span>
        <span className={styles.notNarrow}>
          <Kbd>/</Kbd>
        </span>
      </SearchLink>
      <span className={styles.spring} />
      <span className={styles.deskEnd}>
        {source === undefined ? null : (
          <Chip kind="source" title={source.bar}>
            {source.badge}
          </Chip>
        )}
        <PauseButton />
        <ThemeMenu />
        <WalletControl />
      </span>
      <span className={styles.phoneEnd}>
        <SearchLink className={styles.phoneButton} label={text.search}>
          <Icon name="search" size={20} />
        </SearchLink>
        <MenuButton />
      </span>
    </header>
  )
}
