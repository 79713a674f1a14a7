import type { PanelTimes } from '~/domain/service/freshness'
import { FreshnessChip } from '~/ui/panel/freshness-chip'
import { useLive } from './live-provider'

/** Shows how current a live panel is, or that the visitor has paused updates. */
export function PanelStatus({ times }: { readonly times: PanelTimes }) {
  const { paused } = useLive()
  return <FreshnessChip times={times} paused={paused} />
}
