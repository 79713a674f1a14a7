import type { Glance } from './glance'
import type { GlanceAge } from './glance-age'

/** Returns the content of a card as one sentence, for screen readers. */
export function glanceWords({ title, name, caution, figure, change }: Glance, age: GlanceAge): string {
  const moved = change === null ? undefined : `${change.text} in ${change.span}`
  return [name === null ? title : `${title} (${name})`, caution, figure, moved, age.asOf, ...age.warnings]
    .filter((part) => typeof part === 'string')
    .join(', ')
}
