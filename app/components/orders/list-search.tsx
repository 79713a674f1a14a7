import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from '~/ui/button'
import { SearchField } from '~/ui/search-field'
import { text } from '~/ui/text'
import { useTypedView } from '~/ui/use-typed-view'

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
