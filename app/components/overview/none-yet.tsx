import type { PanelTimes } from '~/domain/freshness'
import { overviewText } from '~/ui/overview-text'
import { PanelState } from '~/ui/panel-state'
import { text } from '~/ui/text'

interface NoneYetProps {
  readonly times: PanelTimes
  /** Why there is nothing, where that is known. */
  readonly reason: string
}

/** A panel without rows. As long as nobody has read anything it is not said that there is nothing. */
export function NoneYet({ times, reason }: NoneYetProps) {
  if (times.dataAt === undefined) return <PanelState kind="empty" title={text.waiting} />
  return <PanelState kind="empty" title={overviewText.none} reason={reason} />
}
