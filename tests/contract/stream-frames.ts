import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { panelMeta } from '~/contracts/state/panel'
import { type EventStream, openEventStream } from '../helpers/web/event-stream'
import type { ServerTest } from '../helpers/web/web-server'

/** Opens a stream of a server. It closes at the end of the test. */
export async function listen(server: ServerTest, query: string, headers: Record<string, string> = {}) {
  const stream = await openEventStream(`${server.origin}/api/stream${query}`, { ...server.keyed, ...headers })
  onTestFinished(() => stream.close())
  return stream
}

/** Returns the schema of a frame with rows of the given schema. */
export function rowsOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), resync: z.boolean(), meta: panelMeta })
}

/** Returns the next frame with rows. Skips the resync request that a new process may send first. */
export function rowsFrame(stream: EventStream, topic: string) {
  return stream.next(({ event, data }) => event === topic && !rowsOf(z.unknown()).parse(data).resync)
}
