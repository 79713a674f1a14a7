import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { tagOf } from '~/api/response/etag.server'
import { Problem, unavailableProblem } from '~/api/response/problem.server'
import { createSemaphore, SemaphoreFull } from '~/lib/async/semaphore'
import type { Clock } from '~/lib/clock'
import { type Picture, sendPicture } from '../images/picture'
import { sharedImageHeaders } from '../shared-paths'
import type { DrawPng } from './draw-png'

/** Serves `GET /og/{kind}/{id}.png`: social previews of links, for chats and social networks. */
export interface PreviewPictures {
  serve(url: URL, request: IncomingMessage, target: ServerResponse): Promise<void>
}

const previewPath = /^(\/og\/(?:token|market|order|trader)\/[^/]{1,120})\.png$/

/** Whether a path belongs to the preview pictures. */
export function isPreviewPath(path: string): boolean {
  return path.startsWith('/og/') && path.endsWith('.png')
}

/**
 * Cache time of a picture, milliseconds. A link is often posted once and its picture then requested many
 * times within seconds.
 */
const freshMs = 30_000
const keptBytes = 16 * 1024 * 1024
/**
 * Cache time of a missing preview, milliseconds. The preview may become available with the next transaction.
 */
const missingMs = 2_000
const mostMissing = 1_000
/**
 * Maximum number of drawings that are rendered in parallel. They use the same threads as file access and
 * compression.
 */
const drawSlots = { slots: 1, longestQueue: 20 }

/**
 * A cached picture. After a while its SVG drawing is requested again, but the picture is rendered again only
 * if the drawing has changed.
 */
interface Kept {
  readonly picture: Picture
  readonly drawingTag: string
  readonly untilMs: number
}

export function createPreviewPictures(deps: {
  /** Requests the drawing from the route that creates it. */
  readonly requestDrawing: (path: string, request: IncomingMessage) => Promise<Response>
  readonly drawPng: DrawPng
  readonly clock: Clock
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>
}): PreviewPictures {
  const { requestDrawing, drawPng, clock, headers } = deps
  const kept = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    sizeCalculation: ({ picture }, path) => path.length * 2 + picture.bytes.length,
  })
  /** Time until which a path counts as missing, milliseconds. */
  const missing = new LRUCache<string, number>({ max: mostMissing })
  const underWay = new Map<string, Promise<Picture>>()
  const semaphore = createSemaphore(drawSlots)

  async function draw(path: string, request: IncomingMessage): Promise<Picture> {
    const response = await requestDrawing(`${path}.svg`, request)
    const known = kept.get(path)
    // While the store is down, the last picture is sent. The picture itself shows the time of its data.
    if (response.status === 503 && known !== undefined) return known.picture
    if (response.status === 404) missing.set(path, clock.monotonicMs() + missingMs)
    if (!response.ok) throw problemOf(response.status)
    const svg = await response.text()
    const drawingTag = tagOf(svg)
    const picture =
      known?.drawingTag === drawingTag
        ? known.picture
        : await semaphore.run(() => drawPng(svg)).catch(throwBusy)
    const untilMs = clock.monotonicMs() + freshMs
    kept.set(path, { picture, drawingTag, untilMs })
    return picture
  }

  async function pictureOf(path: string, request: IncomingMessage): Promise<Picture> {
    const known = kept.get(path)
    if (known !== undefined && clock.monotonicMs() < known.untilMs) return known.picture
    if (clock.monotonicMs() < (missing.get(path) ?? 0)) throw problemOf(404)
    const running = underWay.get(path) ?? draw(path, request).finally(() => underWay.delete(path))
    underWay.set(path, running)
    return running
  }

  return {
    async serve(url, request, target) {
      const path = previewPath.exec(url.pathname)?.[1]
      if (path === undefined) throw problemOf(404)
      const picture = await pictureOf(path, request)
      const head = {
        ...headers,
        ...sharedImageHeaders,
        'content-type': 'image/png',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      }
      sendPicture(picture, head, request, target)
    },
  }
}

function problemOf(status: number): Problem {
  if (status === 404) return new Problem('not_found', 'Preview not found.')
  return unavailableProblem()
}

function throwBusy(error: unknown): never {
  if (!(error instanceof SemaphoreFull)) throw error
  throw new Problem('source_unavailable', 'Too many previews are being rendered. Try again later.', {
    headers: { 'Retry-After': '1' },
  })
}
