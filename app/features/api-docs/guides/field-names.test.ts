import { expect, test } from 'vitest'
import { componentSchemas } from '~/api/openapi/schemas.server'
import { operations } from '../../../../tests/helpers/web/api-document'
import {
  fieldsOfSchemas,
  isOfStream,
  namedThings,
  nameRows,
  propertiesIn,
  schemasOf,
} from './field-names.server'

const fields = fieldsOfSchemas()
const pairs = namedThings.flatMap(({ names }) =>
  Object.entries(names).flatMap(([name, where]) =>
    schemasOf(name, where, fields).map((schema) => `${schema}.${name}`),
  ),
)

test('lists each name only with schemas that contain the field', () => {
  for (const pair of pairs) {
    const [schema = '', name = ''] = pair.split('.')
    expect([pair, fields.get(name)?.has(schema)]).toEqual([pair, true])
  }
})

test('lists each field under only one meaning', () => {
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([])
})

test('lists every address, image, symbol and verified field of the contracts', () => {
  const isAddress = (property: object): boolean =>
    ('minLength' in property &&
      property.minLength === 32 &&
      'maxLength' in property &&
      property.maxLength === 44) ||
    ('anyOf' in property && Array.isArray(property.anyOf) && property.anyOf.some(isAddress)) ||
    ('items' in property &&
      typeof property.items === 'object' &&
      property.items !== null &&
      isAddress(property.items))
  const missing = Object.entries(componentSchemas()).flatMap(([schema, definition]) =>
    isOfStream(schema)
      ? []
      : [...propertiesIn(definition)]
          .filter(
            ([name, property]) => isAddress(property) || /(?:image|logoUrl|symbol|verified)$/i.test(name),
          )
          .map(([name]) => `${schema}.${name}`)
          .filter((pair) => !pairs.includes(pair)),
  )
  expect(missing).toEqual([])
})

test('lists only parameters that exist and names for new fields that are already in use', () => {
  const parameters = new Set(operations.flatMap((operation) => operation.parameters.map(({ name }) => name)))
  for (const thing of namedThings) {
    for (const name of thing.parameters ?? []) expect([name, parameters.has(name)]).toEqual([name, true])
    if (thing.newName !== undefined) expect(Object.keys(thing.names)).toContain(thing.newName)
  }
  expect(namedThings.flatMap(({ newName }) => newName ?? [])).toEqual(
    expect.arrayContaining(['trader', 'mint', 'logoUrl', 'publicKey']),
  )
})

test('renders one row per meaning', () => {
  expect(nameRows()[0]).toEqual([
    'wallet of a trader',
    '`trader`',
    expect.stringMatching(
      /^`userPublicKey` \(DcaOrder, PerpOrder, PerpOrderDetail, VenuePerpOrder, VenuePerpOrderDetail\); `maker` \(LimitOrder, /,
    ),
    '`maker`, `user`, `account`',
  ])
})
