import ts from 'typescript'

/** Maximum number of sample values that are listed for a type. */
const mostSamples = 1_000
const spreadingPrime = 1_000_003

/** Types whose possible values are constants of the store, with these values as source code. */
const constants: Readonly<Record<string, readonly string[]>> = {
  OrderTable: ['knownTables.dcaTable', 'knownTables.limitTable'],
  Column: [`{ name: 'slot', type: 'int8' }`],
  Map: ['new Map()'],
  ReadonlyMap: ['new Map()'],
  PagePlace: [`{ values: [1], key: 'x' }`, `{ values: [null], key: 'x' }`, `{ values: [1, 1, 1], key: 'x' }`],
  // A search that matches many mints has other SQL than one that matches a few.
  OrderSearch: [
    `{ keys: ['x'], mints: ['x'] }`,
    `{ keys: ['x'], wholeKey: 'x', mints: ['x'] }`,
    `{ keys: ['x'], mints: Array(knownSearch.mintsLookedUp + 1).fill('x') }`,
  ],
  Rollup: ['knownRollups.rollups.candleMinute', 'knownRollups.rollups.candleHour'],
}

/** Import statements that the source code in `constants` needs. */
export const constantImports = `import * as knownTables from '~/store/batch/order-table'
import * as knownRollups from '~/store/rollups/kept'
import * as knownSearch from '~/store/read/orders/read-order-sql'`

/**
 * Returns sample values of a type as source code. They cover everything that can change the SQL: each literal
 * of a union, and each optional field present and absent. Returns `undefined` for strings and functions,
 * because their type does not determine the possible values.
 */
export function samplesOf(type: ts.Type, checker: ts.TypeChecker): readonly string[] | undefined {
  return type.flags & ts.TypeFlags.String ? undefined : nested(type, checker, 0)
}

function nested(type: ts.Type, checker: ts.TypeChecker, depth: number): readonly string[] | undefined {
  if (depth > 3) return undefined
  if (type.isUnion()) {
    const members = type.types.map((member) => nested(member, checker, depth))
    return members.every((member) => member !== undefined) ? members.flat() : undefined
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return [JSON.stringify(type.value)]
  if (type.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type)]
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return ['undefined']
  if (type.flags & ts.TypeFlags.Null) return ['null']
  if (isLike(type, ts.TypeFlags.BigIntLike)) return ['1n']
  if (isLike(type, ts.TypeFlags.NumberLike)) return ['1']
  if (isLike(type, ts.TypeFlags.StringLike)) return [`'x'`]
  if (checker.isTupleType(type)) return tuples(type, checker, depth)
  if (checker.isArrayType(type)) return lists(type, checker, depth)
  return type.flags & ts.TypeFlags.Object ? objects(type, checker, depth) : undefined
}

/**
 * Returns sample lists with one element each. There is no empty list, because SQL that is built from a list
 * is often invalid if the list is empty.
 */
function lists(type: ts.Type, checker: ts.TypeChecker, depth: number): readonly string[] | undefined {
  const [element] = checker.getTypeArguments(type as ts.TypeReference)
  return element && nested(element, checker, depth + 1)?.map((value) => `[${value}]`)
}

/**
 * Returns whether a type is of a kind, such as string or number. A branded string or number is an
 * intersection with that kind.
 */
function isLike(type: ts.Type, kind: ts.TypeFlags): boolean {
  return type.isIntersection() ? type.types.some((each) => isLike(each, kind)) : (type.flags & kind) !== 0
}

function tuples(type: ts.Type, checker: ts.TypeChecker, depth: number): readonly string[] | undefined {
  const elements = checker.getTypeArguments(type as ts.TypeReference)
  const samples = elements.map((element) => nested(element, checker, depth + 1))
  if (!samples.every((each) => each !== undefined)) return undefined
  return combinations(samples).map((values) => `[${values.join(', ')}]`)
}

function objects(type: ts.Type, checker: ts.TypeChecker, depth: number): readonly string[] | undefined {
  const known = constants[type.symbol.name]
  if (known) return known
  const isCode = type.getCallSignatures().length > 0 || type.isClass()
  // Skip SQL that a caller passes, such as a `Statement`, because the calls of that caller are checked
  // separately.
  if (isCode || type.getProperty('text') || type.getProperty('sql')) return undefined
  const fields: string[][] = []
  for (const property of checker.getPropertiesOfType(type)) {
    const samples = nested(checker.getTypeOfSymbol(property), checker, depth + 1)
    if (!samples) return undefined
    fields.push(samples.map((value) => `${JSON.stringify(property.name)}: ${value}`))
  }
  return combinations(fields).map((values) => `({ ${values.join(', ')} })`)
}

/**
 * Returns all combinations of one value from each list. If there are too many, returns only `mostSamples`
 * combinations, spread over all of them. The step between them is a prime, so that each value of each list is
 * included.
 */
export function combinations(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const total = lists.reduce((product, { length }) => product * length, 1)
  const step = total > mostSamples ? spreadingPrime : 1
  return Array.from({ length: Math.min(total, mostSamples) }, (_, index) => {
    let rest = (index * step) % total
    return lists.map((list) => {
      const value = list[rest % list.length] ?? ''
      rest = Math.floor(rest / list.length)
      return value
    })
  })
}
