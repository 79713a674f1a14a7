import type { Revisions } from '~/domain/service/revision'
import type { CachedQuery } from './cached-query.server'

/**
 * Creates a function that returns what the result of a query depends on, apart from the time: equal texts mean that
 * nothing has changed.
 */
export function createQueryStamps(revisions: Revisions) {
  const numbers = new WeakMap<object, number>()
  let last = 0
  return ({ topics, derivedFrom }: Pick<CachedQuery<unknown>, 'topics' | 'derivedFrom'>): string => {
    const stamp = revisions.stamp(topics)
    if (derivedFrom === undefined) return stamp
    const number = numbers.get(derivedFrom) ?? ++last
    numbers.set(derivedFrom, number)
    return `${stamp} of ${number}`
  }
}
