import { Form, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from '~/ui/button'
import { SearchField } from '~/ui/search-field'
import { assign, hrefWith } from '~/ui/url-param'
import * as styles from './board.css'
import { type BoardWindow, boardParams } from './kamino-params'
import { kaminoText } from './kamino-text'

/** Pause after the last letter, as in the token database. */
const debounceMs = 500

interface BoardSearchProps {
  readonly window: BoardWindow
  readonly search: string
}

/** Looks for traders by a part of their keys: a form, which also searches while somebody writes. */
export function BoardSearch({ window, search }: BoardSearchProps) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const all = { pathname: '/kamino/traders', search: '' }
      const href = hrefWith(all, assign(boardParams.window, window), assign(boardParams.search, text.trim()))
      navigate(href, { replace: true, preventScrollReset: true })
    }, debounceMs)
  }
  return (
    <Form
      action="/kamino/traders"
      role="search"
      className={styles.form}
      onSubmit={() => clearTimeout(timer.current)}
    >
      <SearchField
        label={kaminoText.searchTrader}
        placeholder={kaminoText.searchTrader}
        name={boardParams.search.name}
        defaultValue={search}
        onChange={(event) => type(event.target.value)}
      />
      {window === boardParams.window.fallback ? null : (
        <input type="hidden" name={boardParams.window.name} value={window} />
      )}
      <noscript>
        <Button type="submit">{kaminoText.search}</Button>
      </noscript>
    </Form>
  )
}
