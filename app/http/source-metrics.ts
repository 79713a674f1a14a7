import { Gauge, type Registry } from 'prom-client'
import type { StatusView } from '~/domain/service/status-view'

/**
 * Creates the gauges of all sources, and returns a function that sets them to a status. A source that is no longer followed is missing from the next
 * scrape. If the status is `undefined`, no source has a value.
 */
export function observeSources(registers: Registry[]): (status: StatusView | undefined) => void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['source'] as const, registers })
  const live = gauge('sextant_source_live', '1 = the data of the source is current.')
  const degraded = gauge('sextant_source_degraded', '1 = the source works with a limitation, see /status.')
  const lag = gauge('sextant_source_lag_slots', 'Slots between the last ingested slot and the newest.')
  const slot = gauge('sextant_source_slot', 'Last slot up to which all data is ingested.')
  const dataTime = gauge('sextant_source_data_time_seconds', 'Block time of the last ingested slot.')
  const heard = gauge('sextant_source_heard_seconds', 'Time of the source’s last report.')
  const pace = gauge('sextant_source_events_per_second', 'Events ingested over the last minute.')
  const unreadable = gauge(
    'sextant_source_unreadable_transactions',
    'Transactions that could not be loaded and will be retried.',
  )
  const uptime = gauge(
    'sextant_source_uptime_ratio',
    'Share of the measured time in which the source was live.',
  )
  const counters = new Gauge({
    name: 'sextant_indexer_count',
    help: 'Counters of the indexer by source since its start.',
    labelNames: ['source', 'counter'] as const,
    registers,
  })
  return (status) => {
    const gauges = [live, degraded, lag, slot, dataTime, heard, pace, unreadable, uptime, counters]
    for (const each of gauges) each.reset()
    for (const { source, state, ...view } of status?.sources ?? []) {
      const set = (target: typeof live, value: number | undefined) =>
        value === undefined ? undefined : target.set({ source }, value)
      // A limitation may be permanent (for example polling because a subscription is refused), so it is not a
      // reason to alert an operator.
      set(live, state === 'live' || state === 'degraded' ? 1 : 0)
      set(degraded, state === 'degraded' ? 1 : 0)
      set(lag, view.lagSlots)
      set(slot, view.lastSlot)
      set(dataTime, view.dataAt)
      set(heard, view.heardAt)
      set(pace, view.eventsPerSecond)
      set(unreadable, view.unreadableTransactions)
      set(uptime, view.uptime?.fraction)
      for (const [counter, value] of Object.entries(view.counters)) counters.set({ source, counter }, value)
    }
  }
}
