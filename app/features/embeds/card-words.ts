import type { CardAge } from './card-age'
import type { SummaryCard } from './summary-card'

/** Returns the content of a summary card as one sentence, for screen readers. */
export function cardWords({ title, name, caution, figure, change }: SummaryCard, age: CardAge): string {
  const moved = change === null ? undefined : `${change.text} in ${change.span}`
  return [name === null ? title : `${title} (${name})`, caution, figure, moved, age.asOf, ...age.warnings]
    .filter((part) => typeof part === 'string')
    .join(', ')
}
