/** One server-sent event as received. */
export interface RawEvent {
  readonly event: string
  readonly id: string | undefined
  readonly data: string
}

/** Parses server-sent events from text that arrives in pieces (HTML Standard, 9.2.6). */
export interface EventParser {
  /** Adds a piece of text and returns the events that this piece completes. */
  read(piece: string): readonly RawEvent[]
  /** Reconnection time that the service has sent, milliseconds; `undefined` if the service has sent none. */
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
      // A piece may end within an event or between the two characters of a line break. The parser keeps
      // incomplete text until the next piece arrives.
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

/**
 * Parses the fields of one event. If there are several data lines, they are joined with line breaks. Lines
 * that begin with a colon are comments and are skipped.
 */
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
