import { Form } from '@remix-run/react'
import { Button } from '~/ui/controls/button'
import { SearchField } from '~/ui/controls/search-field'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { useSyncedField } from '~/ui/hooks/use-synced-field'
import { useTypedView } from '~/ui/hooks/use-typed-view'
import { assign, hrefWith } from '~/ui/url/url-param'
import { type BoardWindow, boardParams } from '../kamino-params'
import { kaminoText } from '../kamino-text'
import * as styles from './board.css'

/**
 * Delay between the last keystroke and the start of the search, milliseconds. The token database has the same
 * delay.
 */
const debounceMs = 500

interface BoardSearchProps {
  readonly window: BoardWindow
  readonly search: string
}

/**
 * Search for traders by part of their key. The search is a form, so it works without scripts. With scripts it
 * searches while the visitor types.
 */
export function BoardSearch({ window, search }: BoardSearchProps) {
  const place = usePendingLocation()
  const { field, type, drop } = useTypedView(
    (typed) => hrefWith(place, assign(boardParams.search, typed.trim()), assign(boardParams.page, 1)),
    debounceMs,
  )
  useSyncedField(field, search)
  return (
    <Form action="/kamino/traders" role="search" className={styles.form} onSubmit={drop}>
      <SearchField
        ref={field}
        label={kaminoText.searchTrader}
        placeholder={kaminoText.searchTrader}
        name={boardParams.search.name}
        defaultValue={search}
        onChange={(event) => type(event.target.value)}
      />
      {window === boardParams.window.fallback ? null : (
        <input type="hidden" name={boardParams.window.name} value={window} />
      )}
      {/* A noscript element would end the one around the sheet of phones, because HTML cannot nest them. */}
      <Button type="submit" data-without-script="">
        {kaminoText.search}
      </Button>
    </Form>
  )
}
