import type { WireHistory } from '~/contracts/state/history'
import { shortKey } from '~/domain/format/format'
import { OutsideLink } from '~/shared/links/outside-link'
import { CopyLinkButton } from '~/shared/page/copy-link-button'
import { HistoryLine } from '~/shared/page/history-line'
import { tokenPath } from '~/shared/paths/pages'
import type { SavedItem } from '~/shared/saved-items/saved-items'
import { StarButton } from '~/shared/saved-items/star-button'
import { CopyButton } from '~/ui/clipboard/copy-button'
import { Key } from '~/ui/clipboard/key'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { ExportLink } from '~/ui/export/export-link'
import { Icon } from '~/ui/marks/icon'
import { tone } from '~/ui/theme/text-style.css'
import * as styles from './account.css'
import type { AccountExport } from './account-export'
import type { AccountKind } from './account-kind'
import { accountText } from './account-text'

interface AccountHeadProps {
  readonly kind: AccountKind
  readonly id: string
  /** Id in the URL. It is that of a User account at a perps venue if the page is about the wallet that owns it. */
  readonly opened: string | undefined
  /** Link to the current list as a CSV file. */
  readonly csv: AccountExport
  readonly history: WireHistory
}

/** Title of the page and of the browser window. */
export function accountTitle(kind: AccountKind, id: string): string {
  return `${accountText.titles[kind]} ${shortKey(id)}`
}

/** Page header: the kind of the page's id (trader, token or order), a back link, and links to other sites. */
export function AccountHead({ kind, id, opened, csv, history }: AccountHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <div className={styles.above}>
          <Link to="/jupiter/dca" className={styles.back}>
            <Icon name="previous" size={12} />
            {accountText.back}
          </Link>
          <CopyLinkButton />
          {kind === 'trader' ? <StarButton item={starOf(id)} called={shortKey(id)} /> : null}
        </div>
        <h1 className={styles.title}>
          {accountText.titles[kind]} <Key value={id} />
          <CopyButton value={id} what={accountText.what[kind]} />
        </h1>
        {kind !== 'trader' || opened === undefined || opened === id ? null : (
          <p className={tone.muted}>
            {accountText.ownerOf} <Key value={opened} />
          </p>
        )}
        <HistoryLine {...history} />
      </div>
      <div className={styles.actions}>
        {kind === 'token' ? (
          <Link to={tokenPath(id)} className={button({})}>
            {accountText.tokenPage}
          </Link>
        ) : null}
        <OutsideLink
          to={{ kind: kind === 'token' ? 'token' : 'account', address: id }}
          className={button({})}
        >
          {accountText.explorer} <Icon name="external" />
        </OutsideLink>
        <ExportLink {...csv} inWords />
      </div>
    </header>
  )
}

/** Returns a trader in the form in which this device stores favourites. */
function starOf(wallet: string): SavedItem {
  return { kind: 'trader', key: wallet, symbol: null, name: null, verified: true }
}
