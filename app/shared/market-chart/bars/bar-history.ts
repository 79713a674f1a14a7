import type { ChartPageWire } from '~/contracts/chart-page'

/** The bars that a chart has loaded, without gaps between pages. */
export type BarHistory = ChartPageWire

/**
 * Adds the newest page. Its bars replace those that the chart has, because the last bar was not complete. If the page
 * does not reach the loaded bars, for example after a night with the lid closed, only the page remains.
 */
export function withNewest(history: BarHistory | undefined, page: ChartPageWire): BarHistory {
  if (history === undefined || page.fromAt > history.toAt || page.fromAt <= history.fromAt) return page
  const fromMs = page.fromAt * 1_000
  const isOlder = ({ time }: { readonly time: number }) => time < fromMs
  return {
    fromAt: history.fromAt,
    toAt: page.toAt,
    before: history.before,
    bars: [...history.bars.filter(isOlder), ...page.bars],
    panes: joined(history.panes?.filter(isOlder), page.panes),
  }
}

/** Adds the page before the loaded bars. A page that does not end where they begin is ignored. */
export function withOlder(history: BarHistory, page: ChartPageWire): BarHistory {
  if (page.toAt !== history.fromAt) return history
  return {
    fromAt: page.fromAt,
    toAt: history.toAt,
    before: page.before,
    bars: [...page.bars, ...history.bars],
    panes: joined(page.panes, history.panes),
  }
}

function joined<Point>(
  older: readonly Point[] | null | undefined,
  newer: readonly Point[] | null,
): readonly Point[] | null {
  return newer === null ? null : [...(older ?? []), ...newer]
}
