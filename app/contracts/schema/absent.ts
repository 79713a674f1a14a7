/** Converts a missing value to `null`, its form in JSON. */
export function orNull<T>(value: T | undefined): T | null {
  return value === undefined ? null : value
}
