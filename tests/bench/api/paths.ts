import { jsonSchemaOf, operations } from '../../helpers/web/api-document'
import { rowsPath, saysSomething } from '../../helpers/web/responses'
import { createWorldPaths } from '../../helpers/world/world-paths'

/**
 * Finds a path with a non-empty response for each operation that returns JSON. Also lists the operations for
 * which there is none.
 */
export async function findPaths(
  origin: string,
  headers: Readonly<Record<string, string>>,
  only?: readonly string[],
) {
  const get = (path: string) => fetch(origin + path, { headers })
  const pathIn = createWorldPaths(get, async (operation, path) =>
    saysSomething(operation, await get(rowsPath(operation, path))),
  )
  const paths = new Map<string, string>()
  const missing: string[] = []
  for (const operation of operations.filter((one) => jsonSchemaOf(one) !== undefined)) {
    if (only?.includes(operation.operationId) === false) continue
    const path = await pathIn(operation).catch(() => undefined)
    if (path === undefined) missing.push(operation.operationId)
    else paths.set(operation.operationId, path)
  }
  return { paths, missing }
}
