import { Form } from '@remix-run/react'
import { Button } from '~/ui/button'
import { SearchField } from '~/ui/search-field'
import { tokensText } from '~/ui/tokens-text'
import { useFieldAsAsked } from '~/ui/use-field-as-asked'
import { useTypedView } from '~/ui/use-typed-view'
import { type TokenListQuery, tokensFoundBy } from './token-list-query'
import * as styles from './token-search.css'
import { useAskedTokens } from './use-asked-tokens'

/** Pause in typing before the search starts, milliseconds. */
const debounceMs = 500

/** Search of the token database. It is a form, and with scripts it also searches while the visitor types. */
export function TokenSearch({ query }: { readonly query: TokenListQuery }) {
  const { asked, hrefTo } = useAskedTokens()
  const field = useFieldAsAsked(query.search)
  const { type, drop } = useTypedView((search) => hrefTo(tokensFoundBy(asked, search)), debounceMs)
  return (
    <Form action="/tokens" role="search" className={styles.form} onSubmit={drop}>
      <SearchField
        ref={field}
        label={tokensText.searchLabel}
        placeholder={tokensText.searchLabel}
        name="search"
        defaultValue={query.search}
        onChange={(event) => type(event.target.value)}
      />
      {asked.sortField === 'marketCap' ? null : <input type="hidden" name="sort" value={asked.sortField} />}
      {asked.sortOrder === 'desc' ? null : <input type="hidden" name="order" value={asked.sortOrder} />}
      <noscript>
        <Button type="submit">{tokensText.search}</Button>
      </noscript>
    </Form>
  )
}
