import { Form } from '@remix-run/react'
import { MessageCard } from '~/shared/page/message-card'
import { actions } from '~/shared/page/message-card.css'
import { navEntries } from '~/shared/paths/pages'
import { siteText } from '~/shared/text/site-text'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { SearchField } from '~/ui/controls/search-field'
import { text } from '~/ui/text'
import * as styles from './not-found.css'

/** Shown for an unknown URL, with a search field and links to the main pages. */
export function NotFound() {
  return (
    <MessageCard {...siteText.notFound}>
      <Form action="/search" role="search" className={styles.search}>
        <SearchField name="q" label={text.search} placeholder={siteText.searchPlaceholder} />
        <button type="submit" className={button({ variant: 'quiet', size: 'medium' })}>
          {text.search}
        </button>
      </Form>
      <div className={actions}>
        {navEntries.map(({ to, label }) => (
          <Link key={to} to={to} className={button({ variant: 'ghost', size: 'medium' })}>
            {label}
          </Link>
        ))}
      </div>
    </MessageCard>
  )
}
