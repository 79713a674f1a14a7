import { shortKey } from '~/domain/format/format'
import * as styles from './key.css'

/** A shortened key. The tooltip shows the full key. */
export function Key({ value }: { readonly value: string }) {
  return (
    <abbr className={styles.key} title={value} dir="ltr" translate="no">
      {shortKey(value)}
    </abbr>
  )
}
