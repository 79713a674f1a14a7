import { Form } from '@remix-run/react'
import { Button } from '~/ui/controls/button'
import { SearchField } from '~/ui/controls/search-field'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import * as styles from './compare.css'
import {
  addParamName,
  type CompareQuery,
  comparedIntervals,
  compareHref,
  intervalParam,
  mostCompared,
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
        <Form className={styles.form} action="/compare">
          {query.ids.length === 0 ? null : <input type="hidden" name="ids" value={query.ids.join(',')} />}
          {query.interval === intervalParam.fallback ? null : (
            <input type="hidden" name={intervalParam.name} value={query.interval} />
          )}
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
        </Form>
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
