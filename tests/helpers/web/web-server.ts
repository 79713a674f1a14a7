import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createWebServer, type DevelopmentServer, type WebServer } from '~/http/web-server'
import { silentLog } from '~/lib/log'
import { openWeb, type WebTest } from './web-context'

/** A web process on a free loopback port, with a separate database. */
export interface ServerTest extends WebTest {
  readonly server: WebServer
  readonly origin: string
}

/**
 * Opens a web server. By default `buildDirectory` is an empty folder, so there are no pages, only the API and
 * the stream.
 */
export async function openServer(
  options: Parameters<typeof openWeb>[0] & {
    readonly buildDirectory?: string
    readonly dumpMegabytesPerHour?: number
    readonly simulatorOrigin?: () => string | undefined
    /** Routes that work without a build; see `servedRoutes`. */
    readonly development?: DevelopmentServer
  } = {},
): Promise<ServerTest> {
  const web = await openWeb(options)
  const empty = mkdtempSync(join(tmpdir(), 'sextant-web-'))
  const server = await createWebServer({
    context: web.context,
    host: '127.0.0.1',
    port: 0,
    maxStreams: options.maxStreams ?? 100,
    buildDirectory: options.buildDirectory ?? empty,
    fontDirectory: 'vendor/fonts',
    log: options.log ?? silentLog,
    dumpMegabytesPerHour: options.dumpMegabytesPerHour,
    simulatorOrigin: options.simulatorOrigin,
    development: options.development,
  })
  const onEnd = options.onEnd ?? onTestFinished
  onEnd(async () => {
    await server.stop()
    rmSync(empty, { recursive: true, force: true })
  })
  return { ...web, server, origin: `http://127.0.0.1:${server.address.port}` }
}
