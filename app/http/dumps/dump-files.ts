import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Dumps, PublishedDumps } from '~/api/dumps/dumps.server'
import { requireAdmitted } from '~/api/request/admission.server'
import { strongTagOf } from '~/api/response/etag.server'
import { Problem } from '~/api/response/problem.server'
import { type ByteBudget, createByteBudget } from '~/auth/byte-budget.server'
import type { Caller } from '~/auth/caller.server'
import type { AppContext } from '~/context.server'
import { type DumpManifestWire, dumpManifestPath, dumpsPath, dumpToWire } from '~/contracts/dump'
import type { MirrorFile } from '~/contracts/mirror'
import { freeDumpDays, mayDownload } from '~/domain/service/dump-window'
import type { Clock } from '~/lib/clock'
import { requestHeaders } from '../node-adapter'
import { Payload } from '../payload'
import { siteHeaders } from '../security-headers'
import { readableHeaders } from '../shared-paths'
import { sendFile } from './send-file'

/** Serves the daily files and their manifest, below `/data/`. */
export interface DumpFiles {
  serve(url: URL, request: IncomingMessage, target: ServerResponse): Promise<void>
}

/** Whether a path is that of a daily file or of the manifest. The page that lists them is rendered like others. */
export function isDumpPath(path: string): boolean {
  return path.startsWith(`${dumpsPath}/`) && path !== `${dumpsPath}/`
}

/** Time for which caches may reuse a response, seconds. A file may get a new revision, or leave the free days. */
const cachedSeconds = 300

interface Parts {
  readonly dumps: Dumps
  readonly budget: ByteBudget
  readonly publicUrl: string
  readonly clock: Clock
  /** Headers of every response of the site. */
  readonly headers: Readonly<Record<string, string>>
}

/** Default of `dumpMegabytesPerHour`. */
const usualMegabytesPerHour = 2_000

/**
 * Creates the server of the daily files. The path of a file on disk comes only from the manifest, never from the
 * request. `dumpMegabytesPerHour` is the volume that one caller may download.
 */
export function createDumpFiles(options: {
  readonly context: AppContext
  readonly dumpMegabytesPerHour?: number | undefined
}): DumpFiles {
  const { dumps, access, clock, site } = options.context
  const { publicUrl } = site
  const bytesPerHour = (options.dumpMegabytesPerHour ?? usualMegabytesPerHour) * 1_000_000
  const budget = createByteBudget({ bytesPerHour, clock })
  const parts: Parts = { dumps, clock, budget, publicUrl, headers: siteHeaders(publicUrl) }
  let listed: { readonly of: PublishedDumps; readonly payload: Payload } | undefined
  return {
    async serve(url, request, target) {
      const { folder } = parts.dumps
      if (folder === undefined) throw new Problem('not_found', 'This installation publishes no daily files.')
      const published = await parts.dumps.read()
      if (published === undefined) throw new Problem('not_found', 'No daily file has been published yet.')
      const admission = await access.admitDownload(requestHeaders(request), request.socket.remoteAddress)
      const { caller } = requireAdmitted(admission)
      if (url.pathname === dumpManifestPath) {
        if (listed?.of !== published) listed = { of: published, payload: toPayload(published, parts) }
        return listed.payload.send(request, target)
      }
      const file = published.byPath.get(url.pathname)
      if (file === undefined)
        throw new Problem('not_found', `There is no such file: ${dumpManifestPath} lists all files.`)
      return serveFile(parts, { folder, published, file, caller }, request, target)
    },
  }
}

interface Found {
  readonly folder: string
  readonly published: PublishedDumps
  readonly file: MirrorFile
  readonly caller: Caller
}

async function serveFile(
  { budget, clock, headers }: Parts,
  { folder, published, file, caller: { plan, bucket } }: Found,
  request: IncomingMessage,
  target: ServerResponse,
): Promise<void> {
  const nowAt = Math.floor(clock.nowMs() / 1_000)
  const days = { day: file.day, newestDay: published.newestDay, nowAt }
  if (!mayDownload(plan, days)) {
    const reach =
      plan.historyDays === undefined ? '' : `, the plan ${plan.id} has ${plan.historyDays} days of history`
    throw new Problem(
      'plan_required',
      `The newest ${freeDumpDays} days are free${reach}: use a key whose plan reaches ${file.day}.`,
    )
  }
  const isFree = mayDownload({ historyDays: 0 }, days)
  const all = {
    ...headers,
    ...fileHeaders(file, published),
    'cache-control': `${isFree ? 'public' : 'private'}, max-age=${cachedSeconds}`,
  }
  await sendFile(
    { folder, file, headers: all, begin: (bytes) => requireBudget(budget, bucket, bytes) },
    request,
    target,
  )
}

function requireBudget(budget: ByteBudget, bucket: string, bytes: number) {
  const download = budget.begin(bucket, bytes)
  if ('end' in download) return download
  const { retryAfterSeconds } = download
  throw new Problem(
    'rate_limited',
    `The limit of downloads per hour is reached: wait ${retryAfterSeconds} s.`,
    {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    },
  )
}

const dumpHeaders = {
  ...readableHeaders,
  'access-control-expose-headers': `${readableHeaders['access-control-expose-headers']}, Accept-Ranges, Content-Range, Repr-Digest`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-robots-tag': 'noindex',
}

function fileHeaders(file: MirrorFile, { manifest }: PublishedDumps): Readonly<Record<string, string>> {
  const { table, protocol, day, revision, sha256 } = file
  return {
    ...dumpHeaders,
    vary: 'Authorization, X-API-Key',
    'content-type': 'application/vnd.apache.parquet',
    'content-disposition': `attachment; filename="${table}-${protocol}-${day}.parquet"`,
    'accept-ranges': 'bytes',
    etag: `"r${revision}-${sha256}"`,
    'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
    'x-data-source': manifest.source,
  }
}

function toPayload({ manifest }: PublishedDumps, { publicUrl, headers }: Parts): Payload {
  const { source, writtenAt, files } = manifest
  const wire: DumpManifestWire = {
    source,
    writtenAt,
    freeDays: freeDumpDays,
    files: files.map((file) => dumpToWire(file, publicUrl)),
  }
  const body = Buffer.from(JSON.stringify(wire))
  const contentType = 'application/json; charset=utf-8'
  return new Payload({
    status: 200,
    headers: {
      ...headers,
      ...dumpHeaders,
      'content-type': contentType,
      'cache-control': `public, max-age=60`,
      etag: strongTagOf(body),
      vary: 'Accept-Encoding',
      'x-data-source': source,
    },
    body,
    contentType,
  })
}
