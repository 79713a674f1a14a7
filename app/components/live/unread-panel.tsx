import type { ComponentProps } from 'react'
import { PanelState } from '~/ui/panel-state'
import { text } from '~/ui/text'
import { useUnreadStatus } from './use-unread-status'

interface UnreadPanelProps extends Pick<ComponentProps<typeof PanelState>, 'action' | 'heading'> {
  /** What failed, in "Error fetching …". */
  readonly what: string
  /** What HTTP says of an answer of its own; undefined = it came with the page. */
  readonly failure?: string | undefined
}

/** What stands in place of something that could not be read: the specification's words with the status of the answer. */
export function UnreadPanel({ what, failure, ...rest }: UnreadPanelProps) {
  const ofPage = useUnreadStatus()
  const reason = text.errorFetching(what, failure ?? ofPage)
  return <PanelState kind="error" title={text.error} reason={reason} {...rest} />
}
