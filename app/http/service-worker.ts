import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strongTagOf } from '~/api/response/etag.server'
import { Problem } from '~/api/response/problem.server'
import { Payload } from './payload'
import { createStaticFiles, type StaticFiles } from './static-files'

const workerPath = '/sw.js'
const contentType = 'text/javascript; charset=utf-8'

/** The service worker makes requests only to this site. */
const policy = "default-src 'none'; connect-src 'self'"

/**
 * Reads the files of a build: those of the client's folder, and the script of the service worker. Browsers compare the
 * script with theirs at each navigation, so no cache may use it unchecked. Without the file of the build, and if
 * offline pages are off, its path is `not_found`, upon which installed workers remove themselves.
 */
export async function createSiteFiles(
  buildDirectory: string,
  isOn: boolean,
  headers: Readonly<Record<string, string>>,
): Promise<StaticFiles> {
  const files = await createStaticFiles(join(buildDirectory, 'client'), headers)
  const body = isOn ? await readFile(join(buildDirectory, 'worker/sw.js')).catch(unlessMissing) : undefined
  const own = {
    'content-type': contentType,
    'content-security-policy': policy,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  }
  const worker =
    body &&
    new Payload({ status: 200, headers: { ...headers, ...own, etag: strongTagOf(body) }, body, contentType })
  return {
    ...files,
    async serve(path, request, target) {
      if (path !== workerPath) return files.serve(path, request, target)
      if (worker === undefined) throw new Problem('not_found', 'This site has no service worker.')
      await worker.send(request, target)
      return true
    },
  }
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
