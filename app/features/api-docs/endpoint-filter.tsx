import { SearchField } from '~/ui/controls/search-field'
import { Select } from '~/ui/controls/select'
import { useEarlyText } from '~/ui/hooks/use-early-text'
import type { DocsFilter } from './docs-query'
import { docsText } from './docs-text'
import * as styles from './endpoints.css'
import { areaNames, areas } from './sections'

interface EndpointFilterProps {
  readonly filter: DocsFilter
  readonly onChange: (filter: DocsFilter) => void
}

const categories = [
  { value: 'all', label: docsText.allCategories },
  ...areas.map((area) => ({ value: area, label: areaNames[area] })),
] as const

/**
 * Search field and category filter. With scripts the filter applies immediately. Without scripts the form
 * submits the filter as URL parameters.
 */
export function EndpointFilter({ filter, onChange }: EndpointFilterProps) {
  const search = (text: string) => onChange({ ...filter, search: text })
  return (
    <form method="get" className={styles.filter} onSubmit={(event) => event.preventDefault()}>
      <SearchField
        ref={useEarlyText(search)}
        name="q"
        label={docsText.search}
        placeholder={docsText.search}
        value={filter.search}
        onChange={(event) => search(event.target.value)}
      />
      <Select
        name="category"
        label={docsText.category}
        value={filter.area}
        options={categories}
        onChange={(area) => onChange({ ...filter, area })}
      />
      <noscript>
        <button type="submit">{docsText.show}</button>
      </noscript>
    </form>
  )
}
