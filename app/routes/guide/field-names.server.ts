import { componentSchemas, type Part } from '~/api/openapi/schemas.server'

/** A thing that answers call by several names. */
export interface NamedThing {
  readonly thing: string
  /** The name that new fields use; undefined = the thing gets no new fields. */
  readonly newName?: string
  /** Each name, with the schemas in which it means this thing; `all` = wherever it is a field. */
  readonly names: Readonly<Record<string, 'all' | readonly string[]>>
  /** Parameters that take such a thing. */
  readonly parameters?: readonly string[]
}

/** What the names of fields mean. A test holds it against the contracts: every address, picture, symbol and time is one of these. */
export const namedThings: readonly NamedThing[] = [
  {
    thing: 'wallet of a trader',
    newName: 'trader',
    names: {
      userPublicKey: 'all',
      maker: ['LimitOrder', 'KaminoOrder', 'KaminoFilledOrder'],
      trader: 'all',
      authority: 'all',
      taker: ['OrderFill'],
    },
    parameters: ['maker', 'user', 'account'],
  },
  {
    thing: 'Drift User account of a trader',
    newName: 'publicKey',
    names: {
      publicKey: ['PerpPosition', 'PerpAccountRow', 'PerpAccount'],
      userAccount: 'all',
      taker: ['PerpTrade'],
      maker: ['PerpTrade'],
      counterparty: 'all',
    },
    parameters: ['user'],
  },
  {
    thing: 'account of an order',
    newName: 'publicKey',
    names: {
      publicKey: [
        'DcaOrder',
        'LimitOrder',
        'KaminoOrder',
        'KaminoFilledOrder',
        'OrderEvent',
        'OrderBook',
        'Trade',
      ],
      id: ['PerpOrder', 'PerpOrderDetail'],
    },
    parameters: ['key', 'account'],
  },
  {
    thing: 'account of a Drift market',
    newName: 'publicKey',
    names: { publicKey: ['PerpMarket', 'PerpAnalyticsRow', 'PerpFunding'], marketKey: 'all' },
    parameters: ['market', 'id'],
  },
  {
    thing: 'mint of a token',
    newName: 'mint',
    names: { mint: 'all', tokenMint: 'all', mints: 'all', inputMint: 'all', outputMint: 'all' },
    parameters: ['mint', 'tokenMint', 'tokenMints', 'exclude'],
  },
  { thing: 'address to look at next', names: { key: ['Identity'] } },
  {
    thing: 'picture of a token',
    newName: 'logoUrl',
    names: {
      logoUrl: 'all',
      image: 'all',
      tokenImage: 'all',
      inputTokenImage: 'all',
      outputTokenImage: 'all',
    },
  },
  {
    thing: 'symbol of a token',
    newName: 'symbol',
    names: {
      symbol: 'all',
      tokenSymbol: 'all',
      inputTokenSymbol: 'all',
      outputTokenSymbol: 'all',
      baseAssetSymbol: 'all',
    },
  },
  {
    thing: 'whether the verified token list has a token',
    newName: 'verified',
    names: { verified: 'all', tokenVerified: 'all', inputTokenVerified: 'all', outputTokenVerified: 'all' },
  },
  {
    thing: 'time of an execution or an event, seconds',
    newName: 'time',
    names: {
      time: [
        'OrderEvent',
        'OrderFill',
        'OrderFillPage',
        'PerpFunding',
        'PerpOrderFill',
        'PerpTrade',
        'TokenPressure',
      ],
      timestamp: 'all',
    },
  },
  { thing: 'time, milliseconds', names: { time: ['Candle', 'PositionRecord'] } },
  {
    thing: 'time of the last change, seconds',
    newName: 'updatedAt',
    names: { updatedAt: 'all', updatedDate: 'all', lastUpdatedTimestamp: 'all' },
  },
]

/** Where each field is: its name, with the named schemas that have it, at whatever depth. */
export function fieldsOfSchemas(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [schema, definition] of Object.entries(componentSchemas())) {
    if (isOfStream(schema)) continue
    for (const [name] of propertiesIn(definition)) found.set(name, (found.get(name) ?? new Set()).add(schema))
  }
  return found
}

/** Schemas of events repeat those of the answers. */
export function isOfStream(schema: string): boolean {
  return schema.endsWith('Event') && schema !== 'OrderEvent'
}

/** Every property in a schema, but not in those that it points to. */
export function* propertiesIn(schema: unknown): Generator<readonly [name: string, property: Part]> {
  if (typeof schema !== 'object' || schema === null) return
  const { properties, items, anyOf, oneOf, allOf }: Part = { ...schema }
  for (const [name, property] of Object.entries(properties ?? {})) {
    yield [name, property]
    yield* propertiesIn(property)
  }
  for (const part of [items, anyOf, oneOf, allOf].flat()) yield* propertiesIn(part)
}

/** Schemas in which a name means a thing. */
export function schemasOf(
  name: string,
  where: 'all' | readonly string[],
  fields: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  return where === 'all' ? [...(fields.get(name) ?? [])] : where
}

/** The rows of the table of names: the thing, what new fields call it, its names with their schemas, and its parameters. */
export function nameRows(): readonly (readonly string[])[] {
  const fields = fieldsOfSchemas()
  return namedThings.map(({ thing, newName, names, parameters = [] }) => [
    thing,
    newName === undefined ? '' : code(newName),
    Object.entries(names)
      .map(([name, where]) => `${code(name)} (${schemasOf(name, where, fields).join(', ')})`)
      .join('; '),
    parameters.map(code).join(', '),
  ])
}

function code(name: string): string {
  return `\`${name}\``
}
