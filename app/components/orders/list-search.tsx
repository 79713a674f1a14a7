import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from '~/ui/button'
import { SearchField } from '~/ui/search-field'
import { text } from '~/ui/text'
import { useTypedView } from '~/ui/use-typed-view'

/** Pause in typing before the search starts, as in the token database, milliseconds. */
const debounceMs = 500

interface ListSearchProps {
  /** Title of the list. */
  readonly of: string
  readonly search: string | undefined
  /** Fields of the form: the parameters that stay, and the name of the search text. */
  readonly form: SearchForm
  readonly hrefOf: (search: string) => string
}

/** A form that requests a list's view by address. */
export interface SearchForm {
  readonly action: string
  readonly name: string
  readonly kept: readonly (readonly [name: string, value: string])[]
}

/**
 * Search for orders of a token or a trader. It is a form, and with scripts it also searches while the visitor
 * types.
 */
export function ListSearch({ of, search, form, hrefOf }: ListSearchProps) {
  const { type, drop } = useTypedView(hrefOf, debounceMs)
  const field = useRef<HTMLInputElement>(null)
  const wasSought = useRef(search !== undefined)
  useEffect(() => {
    // Opened by a click. A visitor who follows a link with a search wants to see the results, so the field is
    // not focused then.
    if (!wasSought.current) field.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Form role="search" action={form.action} preventScrollReset onSubmit={drop}>
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
