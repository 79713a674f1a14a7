import { Button } from '~/ui/controls/button'
import { button } from '~/ui/controls/button-class'
import { GetForm } from '~/ui/controls/get-form'
import { Link } from '~/ui/controls/link'
import { SearchField } from '~/ui/controls/search-field'
import { printedDirection } from '~/ui/table/head-cell'
import { text } from '~/ui/text'
import { listToolText } from './list-tool-text'
import * as styles from './list-tools.css'
import type { ListTools, ToolSearch } from './list-tools-context'

/** The tools of a list: search, sort order and filters. */
export function ListToolSet({ columns, sortLinkOf, search, filters, filtersHref }: ListTools) {
  return (
    <>
      {search === undefined ? null : <Search {...search} />}
      <SortChoices columns={columns} sortLinkOf={sortLinkOf} />
      {filters}
      {filtersHref === undefined ? null : (
        <Link to={filtersHref} className={styles.choice}>
          {listToolText.filterElsewhere}
          <span aria-hidden="true">→</span>
        </Link>
      )}
    </>
  )
}

function Search({ label, placeholder, form, value, clearHref }: ToolSearch) {
  return (
    <>
      <GetForm role="search" action={form.action} kept={form.kept} className={styles.search}>
        <SearchField label={label} placeholder={placeholder} name={form.name} defaultValue={value ?? ''} />
        <Button type="submit">{listToolText.search}</Button>
      </GetForm>
      {value === undefined ? null : (
        <Link to={clearHref} sameView className={button({ variant: 'ghost' })}>
          {text.clearSearch}
        </Link>
      )}
    </>
  )
}

/** The columns by which the list can be sorted. A press on the current one reverses the order. */
function SortChoices({ columns = [], sortLinkOf }: Pick<ListTools, 'columns' | 'sortLinkOf'>) {
  const choices = columns.flatMap(({ key, header, sortField, sortReversed = false }) => {
    const link = sortField === undefined ? undefined : sortLinkOf?.(sortField)
    return link === undefined ? [] : [{ key, header, to: link.to, order: link.order, sortReversed }]
  })
  if (choices.length === 0) return null
  return (
    <nav aria-label={listToolText.sort}>
      <h3 className={styles.heading}>{listToolText.sort}</h3>
      <ul>
        {choices.map(({ key, header, to, order, sortReversed }) => {
          const direction = printedDirection(order, sortReversed)
          return (
            <li key={key}>
              <Link to={to} sameView className={styles.choice} aria-current={direction && 'true'}>
                {header}
                {direction === undefined ? null : (
                  <span className={styles.direction}>
                    <span aria-hidden="true">{direction === 'ascending' ? '▲ ' : '▼ '}</span>
                    {listToolText[direction]}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
