import { mostCompared } from '~/shared/paths/compare-path'
import { Button } from '~/ui/controls/button'
import { GetForm } from '~/ui/controls/get-form'
import { SearchField } from '~/ui/controls/search-field'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import * as styles from './compare.css'
import {
  addParamName,
  type CompareQuery,
  comparedIntervals,
  compareHref,
  intervalParam,
} from './compare-query'
import { compareText } from './compare-text'

/** Field that adds a token or market, and the interval. A GET form, so it works without JavaScript. */
export function CompareForm({ query }: { readonly query: CompareQuery }) {
  const isFull = query.ids.length >= mostCompared
  return (
    <div className={styles.bar}>
      {isFull ? (
        <p className={styles.hint}>{compareText.full}</p>
      ) : (
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
      )}
      <SegmentedLinks
        label={compareText.interval}
        segments={comparedIntervals.map((interval) => ({
          label: interval,
          to: compareHref({ ...query, interval }),
          current: interval === query.interval,
        }))}
      />
    </div>
  )
}

/** Returns the parameters of the view that the form keeps. Defaults are left out. */
function keptOf({ ids, interval }: CompareQuery): readonly (readonly [string, string])[] {
  return [
    ...(ids.length === 0 ? [] : [['ids', ids.join(',')] as const]),
    ...(interval === intervalParam.fallback ? [] : [[intervalParam.name, interval] as const]),
  ]
}
