/** Binds a value to the query that is being written. Returns its SQL parameter, such as `$1`. */
export type Bind = (value: unknown) => string

/** SQL text with the values of its parameters. */
export interface BoundQuery {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Writes a query. The text and the values come from the same code, so that each parameter has its value. The
 * text must not contain any value of a request; all values are bound.
 */
export function bindQuery(write: (bind: Bind) => string): BoundQuery {
  const values: unknown[] = []
  const text = write((value) => `$${values.push(value)}`)
  return { text, values }
}

/**
 * One condition of a query. The text of the query, its values and, through the text, the name of its prepared
 * statement all follow from the list of conditions.
 */
export interface Condition<Key extends string = string, Sql = string> {
  /** Name of the condition, unique in its list. */
  readonly key: Key
  /** Values of the parameters that `sql` receives, in the same order. */
  readonly bind: readonly unknown[]
  readonly sql: (...parameters: string[]) => Sql
}

/**
 * A condition whose SQL can also be a list of alternatives. The alternatives exclude each other, so that each
 * of them can use its own index.
 */
export type SplitCondition<Key extends string = string> = Condition<Key, string | readonly string[]>

/** Returns the condition that an optional filter adds. Without a value there is no condition. */
export function whenGiven<Key extends string>(
  key: Key,
  value: unknown,
  sql: (parameter: string) => string,
): readonly Condition<Key>[] {
  return value === undefined ? [] : [{ key, bind: [value], sql }]
}

/** Binds the values of conditions and returns the SQL of each condition, in the same order. */
export function writeConditions(conditions: readonly Condition[], bind: Bind): readonly string[] {
  return conditions.map((condition) => condition.sql(...condition.bind.map(bind)))
}

/**
 * Binds the values of conditions that may have alternatives. Returns one list of conditions for each
 * alternative. A row must match one of the lists.
 */
export function writeAlternatives(
  conditions: readonly SplitCondition[],
  bind: Bind,
): readonly (readonly string[])[] {
  return conditions.reduce<readonly (readonly string[])[]>(
    (lists, condition) => {
      const written = condition.sql(...condition.bind.map(bind))
      const alternatives = typeof written === 'string' ? [written] : written
      return lists.flatMap((list) => alternatives.map((alternative) => [...list, alternative]))
    },
    [[]],
  )
}
