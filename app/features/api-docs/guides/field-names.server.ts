import { componentSchemas, type Part } from '~/api/openapi/schemas.server'

/** A concept for which API responses use several field names. */
export interface NamedThing {
  readonly thing: string
  /** Name for new fields with this meaning. `undefined`: no new fields with this meaning are planned. */
  readonly newName?: string
  /**
   * Each field name with the schemas in which the name has this meaning. `all`: the name has this meaning in
   * every schema that contains it.
   */
  readonly names: Readonly<Record<string, 'all' | readonly string[]>>
  /** Names of the request parameters with this meaning. */
  readonly parameters?: readonly string[]
}

/** Returns the names of Drift's schemas and of the same schemas for all venues. */
function ofVenues(...schemas: readonly string[]): readonly string[] {
  return [...schemas, ...schemas.map((schema) => `Venue${schema}`)]
}

/**
 * Concepts of the API with their field names. A test checks that each field of the contracts for an address,
 * an image, a symbol or a verification is listed.
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
    thing: 'User account of a trader at a perps venue',
    newName: 'publicKey',
    names: {
      publicKey: ofVenues('PerpPosition', 'PerpAccountRow', 'PerpAccount'),
      userAccount: 'all',
      taker: ofVenues('PerpTrade'),
      maker: ofVenues('PerpTrade'),
      counterparty: 'all',
      user: ['Liquidation'],
      liquidator: 'all',
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
        'UpcomingExecution',
        'OrderBook',
        'Trade',
      ],
      id: ofVenues('PerpOrder', 'PerpOrderDetail'),
    },
    parameters: ['key', 'account'],
  },
  {
    thing: 'market account of a perps venue',
    newName: 'publicKey',
    names: {
      publicKey: [...ofVenues('PerpMarket', 'PerpAnalyticsRow', 'PerpFunding'), 'PerpSeries'],
      marketKey: 'all',
    },
    parameters: ['market', 'id'],
  },
  {
    thing: 'mint of a token',
    newName: 'mint',
    names: { mint: 'all', tokenMint: 'all', mints: 'all', inputMint: 'all', outputMint: 'all' },
    parameters: ['mint', 'tokenMint', 'tokenMints', 'exclude'],
  },
  { thing: 'mint of a token, or account of a perp market', names: { id: ['CandleRange'] } },
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
        ...ofVenues('PerpFunding', 'PerpOrderFill', 'PerpTrade'),
        'TokenPressure',
      ],
      timestamp: 'all',
    },
  },
  { thing: 'time, milliseconds', names: { time: ['Candle', ...ofVenues('PositionRecord')] } },
  {
    thing: 'time of the last change, seconds',
    newName: 'updatedAt',
    names: { updatedAt: 'all', updatedDate: 'all', lastUpdatedTimestamp: 'all' },
  },
]

/** Returns each field name with the names of the schemas that contain the field at any depth. */
export function fieldsOfSchemas(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [schema, definition] of Object.entries(componentSchemas())) {
    if (isOfStream(schema)) continue
    for (const [name] of propertiesIn(definition)) found.set(name, (found.get(name) ?? new Set()).add(schema))
  }
  return found
}

/**
 * Returns whether a schema describes a stream event. Stream events are excluded because they repeat the
 * response schemas.
 */
export function isOfStream(schema: string): boolean {
  return schema.endsWith('Event') && schema !== 'OrderEvent'
}

/** Yields all properties in a schema. References to other schemas are not followed. */
export function* propertiesIn(schema: unknown): Generator<readonly [name: string, property: Part]> {
  if (typeof schema !== 'object' || schema === null) return
  const { properties, items, anyOf, oneOf, allOf }: Part = { ...schema }
  for (const [name, property] of Object.entries(properties ?? {})) {
    yield [name, property]
    yield* propertiesIn(property)
  }
  for (const part of [items, anyOf, oneOf, allOf].flat()) yield* propertiesIn(part)
}

/** Returns the names of the schemas in which a field name has the given meaning. */
export function schemasOf(
  name: string,
  where: 'all' | readonly string[],
  fields: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  return where === 'all' ? [...(fields.get(name) ?? [])] : where
}

/**
 * Returns the rows of the table of field names. The columns are the meaning, the name for new fields, the
 * names with their schemas, and the parameters.
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
