import { chartLibraryPage } from '~/domain/service/outside-pages'
import { OutsideLink } from '~/shared/links/outside-link'
import { chartText } from './chart-text'
import * as styles from './token-chart.css'

/** Link that the licence of the chart library requires. */
export function Attribution() {
  return (
    <p className={styles.foot}>
      <OutsideLink to={{ kind: 'page', href: chartLibraryPage }} className={styles.footLink}>
        {chartText.attribution}
      </OutsideLink>
    </p>
  )
}
