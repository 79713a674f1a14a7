import { formatCount } from '~/domain/format'
import { text } from './text'

/** What is counted, in words. */
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
  /** False = there are at least so many. */
  readonly totalIsExact: boolean
}

/** Which of how many rows a page shows, e.g. `26–50 of 654 tokens`; of an empty one, how many there are. */
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
