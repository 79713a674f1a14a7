import { useLive } from '~/shared/live/live-provider'
import { FreshnessChip } from '~/ui/panel/freshness-chip'
import type { Polled } from './use-polled'

interface PolledStatusProps {
  readonly polled: Pick<Polled<unknown>, 'times'>
  /** Polling interval of the panel, seconds. */
  readonly periodSeconds: number
}

/** Shows how current a polling panel is, or that the visitor has paused updates. */
export function PolledStatus({ polled, periodSeconds }: PolledStatusProps) {
  const { paused } = useLive()
  return <FreshnessChip times={polled.times} periodSeconds={periodSeconds} paused={paused} />
}
