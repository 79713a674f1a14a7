import { FailedPanel } from '~/shared/page-data/failed-panel'
import { tokensText } from '~/shared/tokens/tokens-text'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { card } from '~/ui/panel/card.css'
import { text } from '~/ui/text'
import { tone } from '~/ui/theme/text-style.css'
import { hrefWith } from '~/ui/url/url-param'
import * as styles from './token-page.css'
import { tokenPageText } from './token-page-text'

/** Shown instead of a token's header if the token could not be read. */
export function FailedToken({ loading }: { readonly loading: boolean | undefined }) {
  const action = { label: text.retry, to: hrefWith(usePendingLocation()) }
  return (
    <section className={card}>
      <FailedPanel what={tokensText.fetchedDetails} loading={loading} action={action} heading />
      {loading ? null : <NoFigures />}
    </section>
  )
}

/**
 * Placeholders for a price and a volume that could not be read. Each is a muted 0 beside the word for
 * "unavailable", so that it is not mistaken for a value.
 */
function NoFigures() {
  return (
    <p className={styles.noFigures}>
      {[tokenPageText.price, tokensText.dcaVolume].map((label) => (
        <span key={label}>
          {label} <span className={tone.subtle}>{`$0 ${tokensText.unavailable}`}</span>
        </span>
      ))}
    </p>
  )
}

interface FailedInsightProps {
  /** Name of the panel's content. */
  readonly what: string
  readonly loading: true | undefined
}

/** Shown in place of the sums of a panel that are unknown. */
export function FailedInsight({ what, loading }: FailedInsightProps) {
  const place = usePendingLocation()
  return <FailedPanel what={what} loading={loading} action={{ label: text.retry, to: hrefWith(place) }} />
}
