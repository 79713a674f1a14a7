import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../helpers/store/database'
import { jsonSchemaOf, type Operation, operations } from '../helpers/web/api-document'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { createWorld, nowMs } from '../integration/mirror/mirror-world.fixture'

/** No parameters may make a response so large that a few of them fill the memory of the process. */

const mostBytes = 5_000_000
/** Names of the parameters that set a number of rows. */
const counts = /^(?:size|limit|count|rows)$/i

let database: TestDatabase
let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  database = await createWorld() // tens of thousands of events
  web = await openWeb({ database, clock: clockAt(nowMs / 1_000), onEnd: (end) => ends.push(end) })
})
afterAll(async () => {
  for (const end of ends) await end()
  await database.drop()
})

/** Returns the path of an operation with the most rows that it allows; `undefined`: it has no such parameter. */
function largest({ path, parameters }: Operation): string | undefined {
  const counted = parameters.filter(({ name, schema }) => counts.test(name) && schema.maximum !== undefined)
  if (path.includes('{') || counted.length === 0) return undefined
  const query = new URLSearchParams()
  for (const { name, required, example } of parameters)
    if (required && example !== undefined) query.set(name, String(example))
  for (const { name, schema } of counted) query.set(name, String(schema.maximum))
  return `${path}?${query}`
}

test('no operation sends more than 5 MB, whatever number of rows a client requests', async () => {
  const paths = operations
    .filter((operation) => jsonSchemaOf(operation) !== undefined)
    .flatMap((operation) => largest(operation) ?? [])
  expect(paths.length).toBeGreaterThan(5)
  const sizes = new Map<string, number>()
  for (const path of paths) {
    const response = await web.get(path)
    const { byteLength } = await response.arrayBuffer()
    expect([path, response.status]).toEqual([path, 200])
    sizes.set(path, byteLength)
  }
  expect([...sizes].filter(([, bytes]) => bytes > mostBytes)).toEqual([])
  // Otherwise the world is too small for a list to reach its limit.
  expect(Math.max(...sizes.values())).toBeGreaterThan(100_000)
}, 120_000)
