import { Form, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from '~/ui/button'
import { SearchField } from '~/ui/search-field'
import { tokensText } from '~/ui/tokens-text'
import { type TokenListQuery, tokenListHref, tokensFoundBy } from './token-list-query'
import * as styles from './token-search.css'

/** Pause after the last letter (M120). */
const debounceMs = 500

/** The search of the token database: a form, which also searches while somebody writes. */
export function TokenSearch({ query }: { readonly query: TokenListQuery }) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (search: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const href = tokenListHref(tokensFoundBy(query, search), { pathname: '/tokens', search: '' })
      navigate(href, { replace: true, preventScrollReset: true })
    }, debounceMs)
  }
  return (
    <Form action="/tokens" role="search" className={styles.form} onSubmit={() => clearTimeout(timer.current)}>
      <SearchField
        label={tokensText.searchLabel}
        placeholder={tokensText.searchLabel}
        name="search"
        defaultValue={query.search}
        onChange={(event) => type(event.target.value)}
      />
      {query.sortField === 'marketCap' ? null : <input type="hidden" name="sort" value={query.sortField} />}
      {query.sortOrder === 'desc' ? null : <input type="hidden" name="order" value={query.sortOrder} />}
      <noscript>
        <Button type="submit">{tokensText.search}</Button>
      </noscript>
    </Form>
  )
}
