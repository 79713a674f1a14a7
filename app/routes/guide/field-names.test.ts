import { expect, test } from 'vitest'
import { componentSchemas } from '~/api/openapi/schemas.server'
import { operations } from '../../../tests/helpers/api-document'
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

test('every name in the table is a field of the schemas that it is said to be in', () => {
  for (const pair of pairs) {
    const [schema = '', name = ''] = pair.split('.')
    expect([pair, fields.get(name)?.has(schema)]).toEqual([pair, true])
  }
})

test('no field means two things, but for a wallet whose row also has an account', () => {
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([])
})

test('every address, picture, symbol and mark of the contracts is in the table, so that a new one is noticed', () => {
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

test('the parameters in the table exist, and so do the names that new fields use', () => {
  const parameters = new Set(operations.flatMap((operation) => operation.parameters.map(({ name }) => name)))
  for (const thing of namedThings) {
    for (const name of thing.parameters ?? []) expect([name, parameters.has(name)]).toEqual([name, true])
    if (thing.newName !== undefined) expect(Object.keys(thing.names)).toContain(thing.newName)
  }
  expect(namedThings.flatMap(({ newName }) => newName ?? [])).toEqual(
    expect.arrayContaining(['trader', 'mint', 'logoUrl', 'publicKey']),
  )
})

test('the table has a row for each thing', () => {
  expect(nameRows()[0]).toEqual([
    'wallet of a trader',
    '`trader`',
    expect.stringMatching(
      /^`userPublicKey` \(DcaOrder, PerpOrder, PerpOrderDetail\); `maker` \(LimitOrder, /,
    ),
    '`maker`, `user`, `account`',
  ])
})
