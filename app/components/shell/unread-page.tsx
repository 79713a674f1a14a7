import { card } from '~/ui/card.css'
import { PanelState } from '~/ui/panel-state'
import { text } from '~/ui/text'
import { hrefWith } from '~/ui/url-param'
import { useAskedPlace } from '~/ui/use-asked-place'

interface UnreadPageProps {
  /** What failed, in "Error fetching …", where the page is about one thing. */
  readonly what?: string
}

/** What stands in place of a page that nobody could read yet. It is tried again by itself. */
export function UnreadPage({ what }: UnreadPageProps) {
  const action = { label: text.retry, to: hrefWith(useAskedPlace()) }
  const [title, reason] =
    what === undefined
      ? [text.unavailable.title, text.unreadPage]
      : [text.error, text.errorFetching(what, text.sourceUnavailable)]
  return (
    <section className={card}>
      <PanelState kind="error" title={title} reason={reason} action={action} heading />
    </section>
  )
}
