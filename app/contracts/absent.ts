/** A missing value has a form on the wire: null. */
export function orNull<T>(value: T | undefined): T | null {
  return value === undefined ? null : value
}
