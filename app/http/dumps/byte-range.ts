/** First and last byte of a part of a file. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Returns the part of a file of `size` bytes that a `Range` header selects (RFC 9110, 14.2). `undefined`: the
 * whole file, also for several ranges and for other units, which a server may ignore. `unsatisfiable`: no byte of
 * the file is in the range.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined // an invalid range is ignored
  return start >= size ? 'unsatisfiable' : { start, end }
}
