import type { PanelTimes } from '~/domain/freshness'
import { FreshnessChip } from '~/ui/freshness-chip'
import { useLive } from './live-provider'

/** How current a live panel is, or that the reader has stopped it. */
export function PanelStatus({ times }: { readonly times: PanelTimes }) {
  const { paused } = useLive()
  return <FreshnessChip times={times} paused={paused} />
}
