import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { strongTagOf } from '~/api/response/etag.server'
import { Payload } from './payload'
import { headersOfPath } from './shared-paths'

/**
 * Content types of the served files, by extension. Other files (source maps, build manifests) are not served.
 */
const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tgz': 'application/gzip',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.whl': 'application/zip',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Prefix of files whose name contains a hash of their content. */
const lastingFolder = '/assets/'
const lastingCache = 'public, max-age=31536000, immutable'
const briefCache = 'public, max-age=3600'

/**
 * The files of a folder, by path. Only files that existed at the start are served, so no path can reach a
 * file outside of the folder.
 */
export interface StaticFiles {
  /** Sends the file at a path. Returns whether the file exists. */
  serve(path: string, request: IncomingMessage, target: ServerResponse): Promise<boolean>
  /** Returns the text of a stylesheet. Returns `undefined` if the folder does not contain the file. */
  sheet(this: void, path: string): string | undefined
}

/** Reads a folder once. Names with a leading dot are skipped. A missing folder counts as an empty one. */
export async function createStaticFiles(
  folder: string,
  headers: Readonly<Record<string, string>>,
): Promise<StaticFiles> {
  const files = new Map<string, Payload>()
  const sheets = new Map<string, string>()
  for (const path of await listFiles(folder, '')) {
    const contentType = contentTypes[extname(path)]
    if (contentType === undefined) continue
    const body = await readFile(join(folder, path))
    const lasting = path.startsWith(lastingFolder)
    const etag = strongTagOf(body)
    const payload = new Payload({
      status: 200,
      headers: {
        ...headers,
        ...headersOfPath(path),
        'content-type': contentType,
        'cache-control': lasting ? lastingCache : briefCache,
        etag,
        vary: 'Accept-Encoding',
      },
      body,
      contentType,
      kept: lasting ? 'lasting' : 'live',
    })
    files.set(path, payload)
    if (extname(path) === '.css') sheets.set(path, body.toString('utf8'))
  }

  return {
    sheet: (path) => sheets.get(path),
    async serve(path, request, target) {
      const file = files.get(path)
      if (file === undefined) return false
      await file.send(request, target)
      return true
    },
  }
}

async function listFiles(folder: string, prefix: string): Promise<string[]> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const visible = entries.filter((entry) => !entry.name.startsWith('.'))
  const nested = await Promise.all(
    visible.map((entry) => {
      const path = `${prefix}/${entry.name}`
      if (entry.isDirectory()) return listFiles(folder, path)
      return entry.isFile() ? [path] : []
    }),
  )
  return nested.flat()
}
