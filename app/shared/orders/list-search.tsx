import { useEffect, useRef } from 'react'
import type { OrderFilter, OrderSortField } from '~/domain/order/order-view'
import { ordersText } from '~/shared/text/orders-text'
import { Button } from '~/ui/controls/button'
import { GetForm } from '~/ui/controls/get-form'
import { SearchField } from '~/ui/controls/search-field'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { useTypedView } from '~/ui/hooks/use-typed-view'
import type { ListQuerySpec } from '~/ui/table/list-query'
import * as styles from './order-panel.css'
import { listSearchAt } from './use-list-view'

/** Pause in typing after which the search starts, milliseconds. The token database uses the same pause. */
const debounceMs = 500

interface ListSearchProps {
  /** Title of the list. */
  readonly of: string
  readonly spec: ListQuerySpec<OrderFilter, OrderSortField>
  readonly search: string | undefined
}

/**
 * Form between the header and the rows that searches for orders of a token or of a trader. With scripts, the
 * search also starts while the visitor types.
 */
export function ListSearch({ of, spec, search }: ListSearchProps) {
  const form = listSearchAt(spec, usePendingLocation())
  const { field, type, drop } = useTypedView(form.hrefOf, debounceMs)
  const wasSought = useRef(search !== undefined)
  useEffect(() => {
    // Focus the field only after a click opened it. A visitor who follows a link with a search text wants to
    // read the results.
    if (!wasSought.current) field.current?.focus({ preventScroll: true })
  }, [field])
  return (
    <div className={styles.search}>
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
    </div>
  )
}
