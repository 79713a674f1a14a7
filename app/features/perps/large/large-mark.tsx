import { formatUsd } from '~/domain/format/format'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import * as styles from './large.css'
import { useLarge } from './large-provider'
import { isLarge } from './large-settings'
import { largeText } from './large-text'

/** Marks an amount above the visitor's threshold with a symbol, a word and a colour. */
export function LargeMark({ amountUsd }: { readonly amountUsd: number }) {
  const { settings } = useLarge()
  if (!isLarge(amountUsd, settings)) return null
  const { text, suffix } = formatUsd(settings.fromUsd)
  const title = largeText.marked(text + suffix)
  return (
    <span className={styles.mark} title={title}>
      <span aria-hidden="true">◆</span>
      <span className={visuallyHidden}>{title} </span>
    </span>
  )
}
