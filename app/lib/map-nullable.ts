/** Returns `convert(value)`, or `undefined` if `value` is null or undefined. */
export function mapNullable<T, R>(value: T | null | undefined, convert: (value: T) => R): R | undefined {
  return value === null || value === undefined ? undefined : convert(value)
}
