import { useMemo } from 'react'
import { type FailedLoad, isFailedLoad } from './load-or-keep'

declare const answer: unique symbol

/**
 * A loader's response as columnar JSON: lists of equal-shaped records name their members once. Remix's own
 * format writes each value once and refers to it by number. For similar rows, that format compresses much
 * worse: with columnar JSON, a page with many rows is several kilobytes smaller.
 */
export type ColumnarJson<Value> = string & { readonly [answer]?: Value }

/** Type of a serialized response's value. */
export type ColumnarValue<Text> = Text extends ColumnarJson<infer Value> ? Value : never

/** Encoding of a list of records that have the same members. */
interface Table {
  /** Names of the members. No response uses the name `_`, so it identifies a table. */
  readonly _: readonly string[]
  /** Values of each record, in the order of the names. */
  readonly rows: readonly (readonly unknown[])[]
}

type Members = Readonly<Record<string, unknown>>

/** Serializes a JSON value. It must not contain `Date` or `NaN`. Undefined members are left out. */
export function toColumnarJson<Value>(value: Value): ColumnarJson<Value> {
  return JSON.stringify(write(value))
}

function write(part: unknown): unknown {
  if (typeof part === 'number') return shorten(part)
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return asTable(part) ?? part.map(write)
  return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, write(member)]))
}

/** Returns the list as a table. `undefined`: its records do not all have the same members. */
function asTable(list: readonly unknown[]): Table | undefined {
  const names = namesOf(list[0])
  if (names.length === 0 || list.length < 2) return undefined
  const head = names.join('\n')
  return list.every((record) => namesOf(record).join('\n') === head)
    ? { _: names, rows: list.map((record) => names.map((name) => write((record as Members)[name]))) }
    : undefined
}

function namesOf(record: unknown): readonly string[] {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return []
  return Object.entries(record).flatMap(([name, member]) => (member === undefined ? [] : name))
}

/**
 * Number of significant digits of a fraction, more than any page shows. A double has up to five more, which
 * are noise and do not compress.
 */
const digits = 12
/** Amount from which twelve digits would lose a hundredth of a cent. */
const tooLarge = 1e8

function shorten(figure: number): number {
  return Number.isInteger(figure) || Math.abs(figure) >= tooLarge
    ? figure
    : Number(figure.toPrecision(digits))
}

export function fromColumnarJson<Value>(text: ColumnarJson<Value>): Value {
  return read(JSON.parse(text)) as Value
}

/** Modifies its argument, which nothing else may use. */
function read(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  const { _: names, rows } = part as Partial<Table>
  if (names && rows)
    return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, read(row[index])])))
  const members = part as Record<string, unknown>
  for (const name in members) members[name] = read(members[name])
  return part
}

/** Deserializes a loader's response. The same text returns the same objects. */
export function useColumnarJson<Value>(read: ColumnarJson<Value> | FailedLoad): Value | FailedLoad {
  return useMemo(() => (isFailedLoad(read) ? read : fromColumnarJson(read)), [read])
}
