import { useEffect, useRef } from 'react'
import { ordersText } from '~/shared/text/orders-text'
import { Button } from '~/ui/controls/button'
import { GetForm } from '~/ui/controls/get-form'
import { SearchField } from '~/ui/controls/search-field'
import { useTypedView } from '~/ui/hooks/use-typed-view'

/** Pause in typing after which the search starts, milliseconds. The token database uses the same pause. */
const debounceMs = 500

interface ListSearchProps {
  /** Title of the list. */
  readonly of: string
  readonly search: string | undefined
  /**
   * Parts of the form: the target path, the parameter of the search text, and the parameters to keep
   * unchanged.
   */
  readonly form: SearchForm
  readonly hrefOf: (search: string) => string
}

/** A form whose submission changes the URL parameters of a list's view. */
export interface SearchForm {
  readonly action: string
  readonly name: string
  readonly kept: readonly (readonly [name: string, value: string])[]
}

/**
 * Form that searches for orders of a token or of a trader. With scripts, the search also starts while the
 * visitor types.
 */
export function ListSearch({ of, search, form, hrefOf }: ListSearchProps) {
  const { field, type, drop } = useTypedView(hrefOf, debounceMs)
  const wasSought = useRef(search !== undefined)
  useEffect(() => {
    // Focus the field only after a click opened it. A visitor who follows a link with a search text wants to
    // read the results.
    if (!wasSought.current) field.current?.focus({ preventScroll: true })
  }, [field])
  return (
    <GetForm role="search" action={form.action} kept={form.kept} onSubmit={drop}>
      <SearchField
        ref={field}
        label={ordersText.searchOf(of)}
        placeholder={ordersText.orderSearchHint}
        name={form.name}
        defaultValue={search ?? ''}
        onChange={(event) => type(event.target.value)}
      />
      <noscript>
        <Button type="submit">{ordersText.searchOf(of)}</Button>
      </noscript>
    </GetForm>
  )
}
