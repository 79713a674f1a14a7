import type { Revisions } from '~/domain/service/revision'
import type { CachedQuery } from './cached-query.server'

/**
 * Creates a function that returns what the result of a query depends on, apart from the time: equal texts mean that
 * nothing has changed.
 */
export function createQueryStamps(revisions: Revisions) {
  const numbers = new WeakMap<object, number>()
  let last = 0
  return ({ topics, basis }: Pick<CachedQuery<unknown>, 'topics' | 'basis'>): string => {
    const stamp = revisions.stamp(topics)
    if (basis === undefined) return stamp
    const number = numbers.get(basis) ?? ++last
    numbers.set(basis, number)
    return `${stamp} of ${number}`
  }
}
