import { useMemo } from 'react'
import { isUnread, type Unread } from './load-or-keep'

declare const answer: unique symbol

/**
 * A loader's answer, written as JSON whose lists of like records name their members once. Remix's own format writes every value once and numbers
 * all that refers to it, which compresses far worse for rows that are much alike: a page of many rows is several kilobytes smaller this way.
 */
export type Serialized<Answer> = string & { readonly [answer]?: Answer }

/** What a serialized answer holds. */
export type Deserialized<Text> = Text extends Serialized<infer Answer> ? Answer : never

/** How a list of records that have the same members is written. */
interface Table {
  /** A member of no answer, by which a table is told from other objects. */
  readonly _: readonly string[]
  /** Of each record its values, in the order of the names. */
  readonly rows: readonly (readonly unknown[])[]
}

type Members = Readonly<Record<string, unknown>>

/** `value` is what JSON can hold, so neither a `Date` nor `NaN`; a member that is undefined is left out. */
export function serialize<Answer>(value: Answer): Serialized<Answer> {
  return JSON.stringify(write(value))
}

function write(part: unknown): unknown {
  if (typeof part === 'number') return shorten(part)
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return asTable(part) ?? part.map(write)
  return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, write(member)]))
}

/** Undefined if the list is not one of like records. */
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

/** More than any page shows. A double has up to five more, which say nothing and do not compress. */
const digits = 12
/** From here on so many digits would not reach to a hundredth of a cent. */
const tooLarge = 1e8

function shorten(figure: number): number {
  return Number.isInteger(figure) || Math.abs(figure) >= tooLarge
    ? figure
    : Number(figure.toPrecision(digits))
}

export function deserialize<Answer>(text: Serialized<Answer>): Answer {
  return read(JSON.parse(text)) as Answer
}

/** Changes what it is given, which nobody else has. */
function read(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  const { _: names, rows } = part as Partial<Table>
  if (names && rows)
    return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, read(row[index])])))
  const members = part as Record<string, unknown>
  for (const name in members) members[name] = read(members[name])
  return part
}

/** The same text gives the same objects. */
export function useDeserialized<Answer>(read: Serialized<Answer> | Unread): Answer | Unread {
  return useMemo(() => (isUnread(read) ? read : deserialize(read)), [read])
}
