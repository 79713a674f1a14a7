import { expect, test } from 'vitest'
import { createDocument } from '~/api/openapi/document.server'
import { operationIds } from '~/api/openapi/operations.server'
import { readCatalogue } from './read-catalogue.server'

const catalogue = readCatalogue('http://sextant.test')

test('shows every operation of the document', () => {
  const paths = createDocument('http://sextant.test').paths as Readonly<Record<string, unknown>>
  expect(catalogue.operations.map(({ path }) => path)).toEqual(Object.keys(paths))
  expect(catalogue.operations.map(({ id }) => id)).toEqual(operationIds)
})

test('has an example of each response, except of the stream', () => {
  const { examples, operations } = catalogue
  expect(JSON.parse(examples.get('getToken') ?? '')).toHaveProperty('tokenMint')
  const without = operations.filter(({ id }) => !examples.has(id)).map(({ id }) => id)
  expect(without).toEqual(['openStream'])
})

test('shows a parameter that accepts several forms as text', () => {
  const volume = catalogue.operations.find(({ path }) => path === '/api/dca/aggregates/volume')
  expect(volume?.parameters.find(({ name }) => name === 'start')).toMatchObject({ kind: 'text' })
})
