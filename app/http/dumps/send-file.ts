import { type FileHandle, open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { matchesTag } from '~/api/response/etag.server'
import { Problem } from '~/api/response/problem.server'
import type { Download } from '~/auth/byte-budget.server'
import type { MirrorFile } from '~/contracts/mirror'
import { type ByteRange, parseByteRange } from './byte-range'

/** Time without progress after which a download ends, milliseconds. A client may be slow, but not stop. */
const stalledMs = 60_000

interface Sending {
  readonly folder: string
  readonly file: MirrorFile
  /** Headers of the response, with the entity tag. */
  readonly headers: Readonly<Record<string, string>>
  /** Counts a download of `bytes`. Throws a problem if the caller may not begin it. */
  readonly begin: (bytes: number) => Download
}

/** Streams a file, or the part that `Range` selects. Nothing is buffered beyond what the socket accepts. */
export async function sendFile(
  sending: Sending,
  request: IncomingMessage,
  target: ServerResponse,
): Promise<void> {
  const { file, headers } = sending
  const { etag = '' } = headers
  if (matchesTag(request.headers['if-none-match'], etag)) {
    target.writeHead(304, headers).end()
    return
  }
  // A range of another revision would not fit to what the client has already.
  const condition = request.headers['if-range']
  const range = condition === undefined || condition === etag ? request.headers.range : undefined
  const part = parseByteRange(range, file.bytes)
  if (part === 'unsatisfiable') {
    target
      .writeHead(416, { ...headers, 'content-range': `bytes */${file.bytes}`, 'content-length': '0' })
      .end()
    return
  }
  const { start, end } = part ?? { start: 0, end: file.bytes - 1 }
  const head = {
    ...headers,
    'content-length': String(end - start + 1),
    ...(part && { 'content-range': `bytes ${start}-${end}/${file.bytes}` }),
  }
  const status = part === undefined ? 200 : 206
  if (request.method === 'HEAD') target.writeHead(status, head).end()
  else await sendPart(sending, { start, end }, target, () => target.writeHead(status, head))
}

async function sendPart(
  { folder, file, begin }: Sending,
  { start, end }: ByteRange,
  target: ServerResponse,
  sendHead: () => void,
): Promise<void> {
  const handle = await openWhole(join(folder, file.path), file.bytes)
  let download: Download | undefined
  let sent = 0
  try {
    download = begin(end - start + 1)
    sendHead()
    target.setTimeout(stalledMs, () => target.destroy())
    const source = handle.createReadStream({ start, end, autoClose: false })
    source.on('data', (chunk) => {
      sent += chunk.length
    })
    await pipeline(source, target)
  } catch (error) {
    // The client went away, or the file failed after the headers: only ending the connection can say so.
    if (!target.headersSent) throw error
    target.destroy()
  } finally {
    download?.end(sent)
    await handle.close()
  }
}

/** Opens a file. Throws a 503 problem if it is missing or incomplete: a run of the mirror has replaced it. */
async function openWhole(path: string, bytes: number): Promise<FileHandle> {
  const retry = new Problem('source_unavailable', 'The file is being replaced: try again.', {
    headers: { 'Retry-After': '5' },
  })
  const handle = await open(path, 'r').catch(() => {
    throw retry
  })
  const { size } = await handle.stat()
  if (size === bytes) return handle
  await handle.close()
  throw retry
}
