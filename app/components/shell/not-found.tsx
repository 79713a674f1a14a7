import { Form } from '@remix-run/react'
import { button } from '~/ui/button-class'
import { Link } from '~/ui/link'
import { SearchField } from '~/ui/search-field'
import { text } from '~/ui/text'
import { MessageCard } from './message-card'
import { actions } from './message-card.css'
import * as styles from './not-found.css'
import { navEntries } from './pages'

/** Shown for an unknown URL, with a search field and links to the main pages. */
export function NotFound() {
  return (
    <MessageCard {...text.notFound}>
      <Form action="/search" role="search" className={styles.search}>
        <SearchField name="q" label={text.search} placeholder={text.searchPlaceholder} />
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
