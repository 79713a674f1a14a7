import type { MethodId } from '~/domain/methods'

/** Where `/methodology` explains a number. */
export function methodPath(id: MethodId): string {
  return `/methodology#${id}`
}
