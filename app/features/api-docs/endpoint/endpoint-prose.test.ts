import { expect, test } from 'vitest'
import { readCatalogue } from '../read-catalogue.server'
import { endpointProse } from './endpoint-prose'

const origin = 'http://sextant.test'
const { operations, examples } = readCatalogue(origin)

function proseOf(id: string) {
  const operation = operations.find((one) => one.id === id)
  if (operation === undefined) throw new Error(`There is no operation ${id}.`)
  return endpointProse(operation, examples.get(id), origin)
}

test('describes an endpoint with its parameters, a request, its response and its errors', () => {
  const blocks = proseOf('listDcaOrders')
  const codes = blocks.flatMap((block) =>
    block.kind === 'code' ? [[block.language, block.code.slice(0, 43)]] : [],
  )
  expect(codes).toEqual([
    ['http', 'GET /api/dca/all'],
    ['sh', "curl 'http://sextant.test/api/dca/all?filte"],
    ['json', expect.stringMatching(/^\{\n {2}"/)],
  ])
  const table = blocks.find(({ kind }) => kind === 'table')
  expect(JSON.stringify(table)).toContain(' One of ",{"kind":"code","text":"')
  expect(blocks.at(-1)).toMatchObject({
    kind: 'list',
    items: expect.arrayContaining([expect.arrayContaining(['400: '])]),
  })
})

test('says that an endpoint has no parameters', () => {
  expect(JSON.stringify(proseOf('getUsage'))).toContain('No parameters')
})
