/**
 * Walks through compact JSON without building objects. Intended for the few kinds of messages that arrive by
 * the thousand. White space and escapes are not supported. For unsupported input a method returns false or
 * undefined, and the caller falls back to `JSON.parse`.
 */
export class JsonCursor {
  constructor(
    readonly text: string,
    public position = 0,
  ) {}

  /** Skips exactly this string. Returns false if the input continues differently. */
  take(literal: string): boolean {
    if (!this.text.startsWith(literal, this.position)) return false
    this.position += literal.length
    return true
  }

  /** Returns the content of a string. Fails for a backslash, because escapes are not supported. */
  readString(): string | undefined {
    if (this.text.charCodeAt(this.position) !== quote) return undefined
    const end = this.text.indexOf('"', this.position + 1)
    if (end === -1) return undefined
    const content = this.text.slice(this.position + 1, end)
    if (content.length < longestEscapable && content.includes('\\')) return undefined
    this.position = end + 1
    return content
  }

  /** Returns a non-negative whole number without an exponent; exact up to 2^53. */
  readInteger(): number | undefined {
    let end = this.position
    for (; end < this.text.length; end += 1) {
      const code = this.text.charCodeAt(end)
      if (code < zero || code > nine) break
    }
    if (end === this.position) return undefined
    const whole = Number(this.text.slice(this.position, end))
    this.position = end
    return whole
  }

  /** Skips a number, true, false or null. */
  skipScalar(): boolean {
    const start = this.position
    while (this.position < this.text.length && !endsScalar(this.text.charCodeAt(this.position)))
      this.position += 1
    return this.position > start
  }

  /**
   * Walks through the members of an object. `visit` reads the value of each member and returns whether it
   * succeeded.
   */
  readMembers(visit: (name: string) => boolean): boolean {
    if (!this.take('{')) return false
    if (this.take('}')) return true
    do {
      const name = this.readString()
      if (name === undefined || !this.take(':') || !visit(name)) return false
    } while (this.take(','))
    return this.take('}')
  }
}

const quote = 0x22
const zero = 0x30
const nine = 0x39
/**
 * Longer strings are base64 of accounts. They are not checked for a backslash here, because the base64
 * decoder detects it.
 */
const longestEscapable = 256

function endsScalar(code: number): boolean {
  return code === 0x2c || code === 0x7d || code === 0x5d || code === quote || code === 0x7b || code === 0x5b
}
