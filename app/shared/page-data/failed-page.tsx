import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { card } from '~/ui/panel/card.css'
import { PanelState } from '~/ui/panel/panel-state'
import { text } from '~/ui/text'
import { hrefWith } from '~/ui/url/url-param'
import { FailedPanel } from './failed-panel'
import { useFailure } from './use-failure'

interface FailedPageProps {
  /** Name of the content for the message "Error fetching …". Omitted if the page has several subjects. */
  readonly what?: string
  /** Whether the data is missing because the chain state is being loaded for the first time. */
  readonly loading?: boolean
}

/** Shown instead of a page whose data could not be read. The page retries automatically. */
export function FailedPage({ what, loading }: FailedPageProps) {
  const { words } = useFailure()
  const action = { label: text.retry, to: hrefWith(usePendingLocation()) }
  return (
    <section className={card}>
      {what === undefined ? (
        <PanelState kind="error" title={words} reason={text.unreadPage} action={action} heading />
      ) : (
        <FailedPanel what={what} loading={loading} action={action} heading />
      )}
    </section>
  )
}
