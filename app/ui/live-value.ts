import type { RowStore } from './row-store'

/**
 * A value that goes on changing after it was drawn. Hundreds of numbers change each second, and drawing their lists anew costs several times what
 * the numbers do: so the elements that show them write themselves (`writtenBy`), and React draws a list only where its rows are others.
 */
export interface LiveValue<Value> {
  /** The newest. */
  now(): Value
  /**
   * Hears of the newest at once and of every other one, until the answer is called. At once, because an element may show what was written since React
   * last drew it: where the newest reads as it did then, React leaves the element alone.
   */
  follow(listener: (value: Value) => void): () => void
}

/** Reads a part of one row, live. */
export type LiveRow<Row> = <Value>(read: (row: Row) => Value) => LiveValue<Value>

/** A row as it is drawn, followed through its list's store; without one it stays as it is, and is drawn anew. */
export function liveRow<Row>(row: Row, key: string, store: RowStore<Row> | undefined): LiveRow<Row> {
  const newest = () => store?.rowOf(key) ?? row
  return (read) => ({
    now: () => read(newest()),
    follow(listener) {
      let known: ReturnType<typeof read>
      const tell = (value: typeof known) => {
        known = value
        listener(value)
      }
      tell(read(newest()))
      const leave = store?.follow(key, (next) => {
        const value = read(next)
        if (value !== known) tell(value)
      })
      return () => leave?.()
    },
  })
}

/** What is read of a value. */
export function mapped<From, To>(value: LiveValue<From> | From, read: (value: From) => To): LiveValue<To> {
  return {
    now: () => read(nowOf(value)),
    follow(listener) {
      let told: To | undefined
      return followed(value, (next) => {
        const to = read(next)
        if (to !== told) listener(to)
        told = to
      })
    },
  }
}

/** What is read of two values. */
export function combined<One, Other, To>(
  one: LiveValue<One> | One,
  other: LiveValue<Other> | Other,
  read: (one: One, other: Other) => To,
): LiveValue<To> {
  const now = () => read(nowOf(one), nowOf(other))
  return {
    now,
    follow(listener) {
      let told: To | undefined
      const tell = () => {
        const next = now()
        if (next !== told) listener(next)
        told = next
      }
      const leaves = [followed(one, tell), followed(other, tell)]
      return () => {
        for (const leave of leaves) leave()
      }
    },
  }
}

/** What is drawn of a value. */
export function nowOf<Value>(value: LiveValue<Value> | Value): Value {
  return isLive(value) ? value.now() : value
}

/**
 * The `ref` of an element that shows a value, and writes itself whenever that is another; nothing for one that stays. What goes missing, or comes
 * where it was missing, is drawn anew: that is no matter of one element.
 */
export function writtenBy<Value, Target>(
  value: LiveValue<Value> | Value,
  write: (element: Target, value: NonNullable<Value>) => void,
): ((element: Target | null) => void) | undefined {
  if (!isLive(value)) return undefined
  let leave: (() => void) | undefined
  return (element) => {
    leave?.()
    leave =
      element === null
        ? undefined
        : value.follow((next) => {
            if (next !== null && next !== undefined) write(element, next)
          })
  }
}

/** Into the text that is there: a new one would be a change of the page's elements, which others watch. */
export function writeText(element: TextTarget, text: string): void {
  const { firstChild } = element
  if (firstChild === null) {
    if (text !== '') element.textContent = text
  } else if (firstChild.nodeValue !== text) firstChild.nodeValue = text
}

/** The part of an element that is written. */
interface TextTarget {
  textContent: string | null
  readonly firstChild: { nodeValue: string | null } | null
}

function followed<Value>(value: LiveValue<Value> | Value, listener: (value: Value) => void): () => void {
  return isLive(value) ? value.follow(listener) : () => undefined
}

function isLive<Value>(value: LiveValue<Value> | Value): value is LiveValue<Value> {
  return typeof value === 'object' && value !== null && 'follow' in value
}
