import type { ComponentProps } from 'react'
import { formatClock } from '~/domain/format-time'
import type { UnixSeconds } from '~/domain/time'
import { localFormat, utcFormat } from '~/domain/time-format'
import { useNow } from '~/ui/now'
import { PanelState } from '~/ui/panel-state'
import { text } from '~/ui/text'
import { useUnreadStatus } from './use-unread-status'

interface UnreadPanelProps extends Pick<ComponentProps<typeof PanelState>, 'action' | 'heading'> {
  /** What failed, in "Error fetching …". */
  readonly what: string
  /** How current the data was that another view of it showed last; null = none ever was. */
  readonly lastAt?: UnixSeconds | null
  /** What HTTP says of an answer of its own; undefined = it came with the page. */
  readonly failure?: string | undefined
}

/** What stands in place of something that could not be read: the specification's words with the status of the answer. */
export function UnreadPanel({ what, lastAt = null, failure, ...rest }: UnreadPanelProps) {
  const { inBrowser } = useNow()
  const ofPage = useUnreadStatus()
  const reason = text.errorFetching(what, failure ?? ofPage)
  const lastGood =
    lastAt === null ? undefined : formatClock(lastAt * 1000, inBrowser ? localFormat : utcFormat)
  return <PanelState kind="error" title={text.error} reason={reason} lastGood={lastGood} {...rest} />
}
