import { FreshnessChip } from '~/ui/freshness-chip'
import { useLive } from './live-provider'
import type { Polled } from './use-polled'

interface PolledStatusProps {
  readonly polled: Pick<Polled<unknown>, 'times'>
  /** How often the panel is read anew, seconds. */
  readonly periodSeconds: number
}

/** How current a panel with an interval of its own is, or that the reader has stopped it. */
export function PolledStatus({ polled, periodSeconds }: PolledStatusProps) {
  const { paused } = useLive()
  return <FreshnessChip times={polled.times} periodSeconds={periodSeconds} paused={paused} />
}
