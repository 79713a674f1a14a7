import { mostCompared } from '~/shared/paths/compare-path'
import { Button } from '~/ui/controls/button'
import { GetForm } from '~/ui/controls/get-form'
import { SearchField } from '~/ui/controls/search-field'
import * as styles from './compare.css'
import { addParamName, type CompareQuery, intervalParam } from './compare-query'
import { compareText } from './compare-text'

/** Field that adds a token or market. A GET form, so it works without JavaScript. */
export function CompareForm({ query }: { readonly query: CompareQuery }) {
  if (query.ids.length >= mostCompared) return <p className={styles.hint}>{compareText.full}</p>
  return (
    <GetForm className={styles.form} action="/compare" kept={keptOf(query)}>
      <SearchField
        key={query.ids.join()}
        label={compareText.addLabel}
        placeholder={compareText.addHint}
        name={addParamName}
        required
      />
      <Button type="submit" variant="primary">
        {compareText.add}
      </Button>
    </GetForm>
  )
}

/** Returns the parameters of the view that the form keeps. Defaults are left out. */
function keptOf({ ids, interval }: CompareQuery): readonly (readonly [string, string])[] {
  return [
    ...(ids.length === 0 ? [] : [['ids', ids.join(',')] as const]),
    ...(interval === intervalParam.fallback ? [] : [[intervalParam.name, interval] as const]),
  ]
}
