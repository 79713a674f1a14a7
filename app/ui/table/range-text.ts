import { formatCount } from '~/domain/format/format'
import { text } from '~/ui/text'

/** Noun for the rows that are counted. */
export interface Noun {
  readonly one: string
  readonly many: string
}

/** A page of a list. */
interface RowsPage {
  readonly content: readonly unknown[]
  readonly page: number
  readonly size: number
  readonly totalElements: number
  /** Whether `totalElements` is exact. `false`: `totalElements` is a lower bound. */
  readonly totalIsExact: boolean
}

/**
 * Describes the rows of a page, e.g. `26–50 of 654 tokens`. For an empty page, only the total is described.
 */
export function rangeText(
  { content, page, size, totalElements, totalIsExact }: RowsPage,
  noun: Noun,
): string {
  const count = formatCount(totalElements)
  const total = totalIsExact
    ? `${count} ${nounOf(totalElements, noun)}`
    : `${text.atLeast(count)} ${noun.many}`
  if (content.length === 0) return total
  const first = (page - 1) * size + 1
  return text.rowsOf(formatCount(first), formatCount(first + content.length - 1), total)
}

export function nounOf(count: number, { one, many }: Noun): string {
  return count === 1 ? one : many
}
