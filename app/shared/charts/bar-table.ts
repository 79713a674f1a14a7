import { knownSum } from '~/domain/base/known-sum'
import { missingText } from '~/domain/format/format'
import { formatDollars } from '~/domain/format/format-dollars'
import { mapNullable } from '~/lib/map-nullable'
import { marksText } from '~/shared/marks/marks-text'
import type { PlainColumn } from '~/ui/table/plain-table'
import { chartsText } from './charts-text'
import type { BarPlace, BarSeries, Slice } from './series'

interface ChartTable {
  readonly columns: readonly PlainColumn[]
  readonly rows: readonly (readonly string[])[]
}

/**
 * Returns a bar chart as a table with one row per column, newest first. With `ahead`, the columns are in the
 * future and keep their order. `total` is the heading of the sums.
 */
export function barTable(
  places: readonly BarPlace[],
  series: readonly BarSeries[],
  format: (value: number) => string = formatDollars,
  ahead = false,
  total: string = chartsText.total,
): ChartTable {
  const columns = [chartsText.time, ...series.map(nameInWords)]
  const withTotal = series.length > 1
  const rows = places.map(({ title }, place) => {
    const values = series.map(({ values }) => values[place] ?? undefined)
    const shown = withTotal ? [...values, knownSum(...values)] : values
    return [title, ...shown.map((value) => mapNullable(value, format) ?? missingText)]
  })
  return {
    columns: [...columns, ...(withTotal ? [total] : [])].map((header, index) =>
      index === 0 ? { header } : { header, align: 'end' as const },
    ),
    rows: ahead ? rows : rows.reverse(),
  }
}

/** Returns a pie chart as a table. */
export function sliceTable(name: string, slices: readonly Slice[]): ChartTable {
  const total = totalOf(slices.map(({ value }) => value))
  return {
    columns: [
      { header: name },
      { header: chartsText.value, align: 'end' },
      { header: chartsText.share, align: 'end' },
    ],
    rows: slices.map((slice) => [
      nameInWords(slice),
      formatDollars(slice.value),
      formatShare(slice.value, total),
    ]),
  }
}

/** Returns the name of a series as plain text, for places that cannot show a badge. */
function nameInWords({ label, unverified }: Pick<BarSeries, 'label' | 'unverified'>): string {
  return unverified ? `${label} (${marksText.unverified})` : label
}

/** Formats a percentage with one decimal. Returns a dash if the total is 0. */
export function formatShare(value: number, total: number): string {
  return total === 0 ? missingText : `${((100 * value) / total).toFixed(1)}%`
}

export function totalOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
