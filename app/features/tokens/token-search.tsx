import { Form } from '@remix-run/react'
import { tokensText } from '~/shared/tokens/tokens-text'
import { Button } from '~/ui/controls/button'
import { SearchField } from '~/ui/controls/search-field'
import { useSyncedField } from '~/ui/hooks/use-synced-field'
import { useTypedView } from '~/ui/hooks/use-typed-view'
import { type TokenListQuery, tokensFoundBy } from './token-list-query'
import * as styles from './token-search.css'
import { usePendingTokens } from './use-pending-tokens'

/** Pause in typing after which the search starts, milliseconds. */
const debounceMs = 500

/** Form that searches the token database. With scripts, the search also starts while the visitor types. */
export function TokenSearch({ query }: { readonly query: TokenListQuery }) {
  const { pending, hrefTo } = usePendingTokens()
  const { field, type, drop } = useTypedView((search) => hrefTo(tokensFoundBy(pending, search)), debounceMs)
  useSyncedField(field, query.search)
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
      {pending.listing === 'all' ? null : <input type="hidden" name="list" value={pending.listing} />}
      {pending.sortField === 'marketCap' ? null : (
        <input type="hidden" name="sort" value={pending.sortField} />
      )}
      {pending.sortOrder === 'desc' ? null : <input type="hidden" name="order" value={pending.sortOrder} />}
      <noscript>
        <Button type="submit">{tokensText.search}</Button>
      </noscript>
    </Form>
  )
}
