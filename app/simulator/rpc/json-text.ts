/** JSON that is serialised already, such as an account that goes to many subscribers. */
export class RawJson {
  constructor(readonly text: string) {}
}

/** JSON that stands in UTF-8 already, such as a transaction of the past. Only as a whole result. */
export class JsonBytes {
  constructor(readonly utf8: Uint8Array) {}
}

/** JSON too large for one string: its text in pieces, produced while they are sent. */
export class JsonStream {
  constructor(readonly pieces: Iterable<string>) {}
}

/** Like {@link toJsonText} for values without {@link RawJson} in them: by the engine, which is several times faster, unless a `bigint` is in the way. */
export function plainJson(value: unknown): RawJson {
  try {
    return new RawJson(JSON.stringify(value))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new RawJson(toJsonText(value))
  }
}

/**
 * `JSON.stringify` that also writes `bigint` as an exact number (a node sends u64 as such: `rentEpoch` is 2^64 − 1) and takes
 * {@link RawJson} as it is. Members that are undefined are left out.
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
