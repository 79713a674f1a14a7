import type { RowStore } from './row-store'

/**
 * A value that changes after it was rendered (a signal). Hundreds of numbers change each second, and
 * rendering their lists costs several times as much as writing the numbers. Elements therefore write their
 * value themselves (`writtenBy`), and React renders a list only if its set of rows changes.
 */
export interface LiveValue<Value> {
  /** Returns the newest value. */
  now(): Value
  /**
   * Calls `listener` immediately with the newest value and then with each changed one, until the returned
   * function is called. The immediate call is needed because an element may show a value written since the
   * last render. If the newest value equals the last rendered one, React does not touch the element.
   */
  follow(listener: (value: Value) => void): () => void
}

/** Creates a live value from a part of one row. */
export type LiveRow<Row> = <Value>(read: (row: Row) => Value) => LiveValue<Value>

/**
 * Returns live access to a rendered row through its list's store. Without a store the values do not change
 * between renders.
 */
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

/** Derives a live value from another one. */
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

/** Derives a live value from two others. */
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

/** Returns the current value of a live value, or a plain value itself. */
export function nowOf<Value>(value: LiveValue<Value> | Value): Value {
  return isLive(value) ? value.now() : value
}

/**
 * Returns the `ref` of an element that shows a value and updates itself on each change; `undefined` for a
 * plain value. If the value becomes known or unknown, the cell needs other elements, so the list must be
 * rendered instead.
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

/** Changes the existing text node: replacing it would trigger the mutation observers of the page. */
export function writeText(element: TextTarget, text: string): void {
  const { firstChild } = element
  if (firstChild === null) {
    if (text !== '') element.textContent = text
  } else if (firstChild.nodeValue !== text) firstChild.nodeValue = text
}

/** The members of an element that are needed to write its text. */
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
