import { componentSchemas, type Part } from '~/api/openapi/schemas.server'

/** A concept that has several field names in responses. */
export interface NamedThing {
  readonly thing: string
  /** Name that new fields use. `undefined`: no new fields are planned. */
  readonly newName?: string
  /**
   * Field names, each with the schemas in which it has this meaning. `all`: every schema that has the field.
   */
  readonly names: Readonly<Record<string, 'all' | readonly string[]>>
  /** Parameters with this meaning. */
  readonly parameters?: readonly string[]
}

/**
 * Meaning of the field names. A test checks it against the contracts: each address, image, symbol and
 * timestamp field must be listed.
 */
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
    thing: 'order account',
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
    thing: 'Drift market account',
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
  { thing: 'next address to look up', names: { key: ['Identity'] } },
  {
    thing: 'token logo',
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
    thing: 'token symbol',
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
    thing: 'whether a token is on the verified token list',
    newName: 'verified',
    names: { verified: 'all', tokenVerified: 'all', inputTokenVerified: 'all', outputTokenVerified: 'all' },
  },
  {
    thing: 'time of a fill or an event, seconds',
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

/** Returns each field name with the named schemas that contain it at any depth. */
export function fieldsOfSchemas(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [schema, definition] of Object.entries(componentSchemas())) {
    if (isOfStream(schema)) continue
    for (const [name] of propertiesIn(definition)) found.set(name, (found.get(name) ?? new Set()).add(schema))
  }
  return found
}

/** Returns whether a schema describes a stream event. Those repeat the response schemas. */
export function isOfStream(schema: string): boolean {
  return schema.endsWith('Event') && schema !== 'OrderEvent'
}

/** Yields all properties in a schema, without following its references. */
export function* propertiesIn(schema: unknown): Generator<readonly [name: string, property: Part]> {
  if (typeof schema !== 'object' || schema === null) return
  const { properties, items, anyOf, oneOf, allOf }: Part = { ...schema }
  for (const [name, property] of Object.entries(properties ?? {})) {
    yield [name, property]
    yield* propertiesIn(property)
  }
  for (const part of [items, anyOf, oneOf, allOf].flat()) yield* propertiesIn(part)
}

/** Returns the schemas in which a name has the given meaning. */
export function schemasOf(
  name: string,
  where: 'all' | readonly string[],
  fields: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  return where === 'all' ? [...(fields.get(name) ?? [])] : where
}

/**
 * Returns the rows of the table of names: meaning, name for new fields, names with their schemas, and
 * parameters.
 */
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
