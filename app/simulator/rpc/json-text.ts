/** Serialised JSON, such as an account that is sent to many subscribers. */
export class RawJson {
  constructor(readonly text: string) {}
}

/** JSON that is too large for one string. Its pieces are produced while they are sent. */
export class JsonStream {
  constructor(readonly pieces: Iterable<string>) {}
}

/**
 * Like {@link toJsonText}, for values that contain no {@link RawJson}. Uses `JSON.stringify` unless the value
 * contains a `bigint`, because `JSON.stringify` is several times faster.
 */
export function plainJson(value: unknown): RawJson {
  try {
    return new RawJson(JSON.stringify(value))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new RawJson(toJsonText(value))
  }
}

/**
 * Like `JSON.stringify`, but writes a `bigint` as an exact number and inserts {@link RawJson} unchanged. Real
 * nodes send u64 as numbers too: `rentEpoch` is 2^64 − 1. Members with value `undefined` are omitted.
 */
export function toJsonText(value: unknown): string {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (value instanceof RawJson) return value.text
  if (Array.isArray(value)) return `[${value.map(toJsonText).join(',')}]`
  const members: string[] = []
  for (const [name, member] of Object.entries(value)) {
    if (member !== undefined) members.push(`${JSON.stringify(name)}:${toJsonText(member)}`)
  }
  return `{${members.join(',')}}`
}
