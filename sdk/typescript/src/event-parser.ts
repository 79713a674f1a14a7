/** One event as it came over the wire. */
export interface RawEvent {
  readonly event: string
  readonly id: string | undefined
  readonly data: string
}

/** Reads server-sent events out of text that arrives in pieces (HTML Standard, 9.2.6). */
export interface EventParser {
  /** The events that are complete with this piece. */
  read(piece: string): readonly RawEvent[]
  /** How long the service wants to be left alone before the next connection, milliseconds; undefined = it has not said. */
  readonly retryMs: number | undefined
}

export function createEventParser(): EventParser {
  let rest = ''
  let retryMs: number | undefined
  return {
    get retryMs() {
      return retryMs
    },
    read(piece) {
      // A piece may end between the two characters of a line's end: what is not closed waits.
      const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      return blocks.flatMap((block) => {
        const fields = fieldsOf(block)
        const retry = fields.get('retry')
        if (retry !== undefined && /^\d{1,9}$/.test(retry)) retryMs = Number(retry)
        const data = fields.get('data')
        return data === undefined
          ? []
          : [{ event: fields.get('event') ?? 'message', id: fields.get('id'), data }]
      })
    },
  }
}

/** The fields of a block; several lines of data are one text. Lines that begin with a colon are comments. */
function fieldsOf(block: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon === 0 || line === '') continue
    const name = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    const before = name === 'data' ? fields.get(name) : undefined
    fields.set(name, before === undefined ? value : `${before}\n${value}`)
  }
  return fields
}
