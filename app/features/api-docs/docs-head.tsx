import { formatCount } from '~/domain/format/format'
import { CopyLinkButton } from '~/shared/page/copy-link-button'
import { button } from '~/ui/controls/button-class'
import { chip } from '~/ui/marks/chip.css'
import { Icon } from '~/ui/marks/icon'
import * as styles from './docs-page.css'
import { docsText } from './docs-text'

/** Numbers that describe the API, as of the time of rendering. */
export interface ApiFacts {
  /** `null`: the database is unavailable at the moment. */
  readonly tokens: number | null
  readonly endpoints: number
  readonly protocols: number
  /** Age of the latest prices, seconds. `null`: there are no prices. */
  readonly dataAgeSeconds: number | null
}

interface DocsHeadProps {
  readonly version: string
  readonly facts: ApiFacts
}

const missing = '—'

/** Page title, numbers that describe the API, and links to the machine-readable API description. */
export function DocsHead({ version, facts }: DocsHeadProps) {
  const { tokens, endpoints, protocols, dataAgeSeconds } = facts
  const { badges } = docsText
  const age = dataAgeSeconds === null ? missing : `${formatCount(dataAgeSeconds)} s`
  return (
    <div className={styles.head}>
      <h1>{docsText.title}</h1>
      <span className={chip.plain}>{version}</span>
      <CopyLinkButton />
      <ul className={styles.badges} aria-label={badges.label}>
        <Badge
          title={badges.tokensTitle}
          words={badges.tokens(tokens === null ? missing : formatCount(tokens))}
        />
        <Badge words={badges.endpoints(formatCount(endpoints))} />
        <Badge title={badges.protocolsTitle} words={badges.protocols(formatCount(protocols))} />
        <Badge title={badges.freshnessTitle} words={badges.freshness(age)} />
      </ul>
      <a href="/openapi.json" className={button({ size: 'small' })}>
        <Icon name="download" />
        {docsText.openApi}
      </a>
    </div>
  )
}

function Badge({ words, title }: { readonly words: string; readonly title?: string }) {
  return (
    <li className={chip.outline} title={title}>
      {words}
    </li>
  )
}
