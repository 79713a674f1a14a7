import type { MethodId } from '~/domain/methods'

/** Returns the address of a number's definition on `/methodology`. */
export function methodPath(id: MethodId): string {
  return `/methodology#${id}`
}
