import type { RowStore } from './row-store'

/**
 * A value that changes after it was rendered (a signal). Hundreds of numbers change each second, and
 * rendering the lists that contain them costs several times as much as writing the numbers. Elements
 * therefore write their own values (`bind`), and React renders a list only if its set of rows changes.
 */
export interface Signal<Value> {
  now(): Value
  /**
   * Calls `listener` immediately with the newest value, and afterwards with each changed value until the
   * returned function is called. The immediate call is needed because an element may still show a value that
   * was written after the last render. If the newest value equals the last rendered value, React does not
   * change the element.
   */
  follow(listener: (value: Value) => void): () => void
}

/** Creates a signal whose value is a part of one row. */
export type RowSignal<Row> = <Value>(read: (row: Row) => Value) => Signal<Value>

/**
 * Returns live access to a rendered row through the store of its list. Without a store, the values do not
 * change between renders.
 */
export function rowSignal<Row>(row: Row, key: string, store: RowStore<Row> | undefined): RowSignal<Row> {
  const newest = () => store?.rowOf(key) ?? row
  return (read) => ({
    now: () => read(newest()),
    follow(listener) {
      let known: ReturnType<typeof read>
      const emit = (value: typeof known) => {
        known = value
        listener(value)
      }
      emit(read(newest()))
      const leave = store?.follow(key, (next) => {
        const value = read(next)
        if (value !== known) emit(value)
      })
      return () => leave?.()
    },
  })
}

/** Derives a signal from another one. */
export function map<From, To>(value: Signal<From> | From, read: (value: From) => To): Signal<To> {
  return {
    now: () => read(peek(value)),
    follow(listener) {
      let last: To | undefined
      return followed(value, (next) => {
        const to = read(next)
        if (to !== last) listener(to)
        last = to
      })
    },
  }
}

/** Derives a signal from two other signals. */
export function combine<One, Other, To>(
  one: Signal<One> | One,
  other: Signal<Other> | Other,
  read: (one: One, other: Other) => To,
): Signal<To> {
  const now = () => read(peek(one), peek(other))
  return {
    now,
    follow(listener) {
      let last: To | undefined
      const emit = () => {
        const next = now()
        if (next !== last) listener(next)
        last = next
      }
      const leaves = [followed(one, emit), followed(other, emit)]
      return () => {
        for (const leave of leaves) leave()
      }
    },
  }
}

/** Returns the current value of a signal. A plain value is returned unchanged. */
export function peek<Value>(value: Signal<Value> | Value): Value {
  return isSignal(value) ? value.now() : value
}

/**
 * Returns the `ref` of an element that shows a value and updates itself on each change. Returns `undefined`
 * for a plain value. A value that becomes known or unknown needs other elements in its cell, so the list must
 * be rendered in that case.
 */
export function bind<Value, Target>(
  value: Signal<Value> | Value,
  write: (element: Target, value: NonNullable<Value>) => void,
): ((element: Target | null) => void) | undefined {
  if (!isSignal(value)) return undefined
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

/**
 * Changes the existing text node. Replacing the text node would trigger the mutation observers of the page.
 */
export function writeText(element: TextTarget, text: string): void {
  const { firstChild } = element
  if (firstChild === null) {
    if (text !== '') element.textContent = text
  } else if (firstChild.nodeValue !== text) firstChild.nodeValue = text
}

/** The members of an element that are needed to change its text. */
interface TextTarget {
  textContent: string | null
  readonly firstChild: { nodeValue: string | null } | null
}

function followed<Value>(value: Signal<Value> | Value, listener: (value: Value) => void): () => void {
  return isSignal(value) ? value.follow(listener) : () => undefined
}

function isSignal<Value>(value: Signal<Value> | Value): value is Signal<Value> {
  return typeof value === 'object' && value !== null && 'follow' in value
}
