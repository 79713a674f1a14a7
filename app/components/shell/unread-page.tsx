import { card } from '~/ui/card.css'
import { PanelState } from '~/ui/panel-state'
import { text } from '~/ui/text'
import { hrefWith } from '~/ui/url-param'
import { useAskedPlace } from '~/ui/use-asked-place'
import { UnreadPanel } from '../live/unread-panel'
import { useFailure } from '../live/use-failure'

interface UnreadPageProps {
  /** What failed, for the message "Error fetching …", if the page has a single subject. */
  readonly what?: string
}

/** Shown instead of a page that could not be read. It retries automatically. */
export function UnreadPage({ what }: UnreadPageProps) {
  const { words } = useFailure()
  const action = { label: text.retry, to: hrefWith(useAskedPlace()) }
  return (
    <section className={card}>
      {what === undefined ? (
        <PanelState kind="error" title={words} reason={text.unreadPage} action={action} heading />
      ) : (
        <UnreadPanel what={what} action={action} heading />
      )}
    </section>
  )
}
