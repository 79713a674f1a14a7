import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from '~/ui/button'
import { button } from '~/ui/button.css'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { SearchField } from '~/ui/search-field'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/text-style.css'
import { useTypedView } from '~/ui/use-typed-view'
import * as styles from './list-search.css'

/** Pause after the last letter, as in the token database. */
const debounceMs = 500

interface ListSearchProps {
  /** Title of the list. */
  readonly of: string
  readonly search: string | undefined
  /** The form's fields: what of the address stays, and the name of the text. */
  readonly form: SearchForm
  readonly hrefOf: (search: string) => string
}

/** A form that asks for a list's view by the address. */
export interface SearchForm {
  readonly action: string
  readonly name: string
  readonly kept: readonly (readonly [name: string, value: string])[]
}

/** Opens and closes a list's search. A phone's header has no room for it beside the filter; there the search of the page finds tokens and traders. */
export function FindLink({ of, isOpen, to }: { of: string; isOpen: boolean; to: string }) {
  return (
    <Link
      to={to}
      sameView
      replace
      className={`${button({ look: 'ghost', size: 'icon' })} ${notOnPhone}`}
      aria-label={isOpen ? text.closeSearchOf(of) : text.searchOf(of)}
      title={isOpen ? text.closeSearchOf(of) : text.searchOf(of)}
    >
      <Icon name={isOpen ? 'close' : 'search'} size={16} />
    </Link>
  )
}

/** Looks for orders of a token or a trader: a form, which also searches while somebody writes. */
export function ListSearch({ of, search, form, hrefOf }: ListSearchProps) {
  const { type, drop } = useTypedView(hrefOf, debounceMs)
  const field = useRef<HTMLInputElement>(null)
  const wasSought = useRef(search !== undefined)
  useEffect(() => {
    // Opened by hand; who comes by a link that looks for something wants to see what it finds.
    if (!wasSought.current) field.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Form role="search" action={form.action} preventScrollReset className={styles.form} onSubmit={drop}>
      {form.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        ref={field}
        label={text.searchOf(of)}
        placeholder={text.orderSearchHint}
        name={form.name}
        defaultValue={search ?? ''}
        onChange={(event) => type(event.target.value)}
      />
      <noscript>
        <Button type="submit">{text.searchOf(of)}</Button>
      </noscript>
    </Form>
  )
}
