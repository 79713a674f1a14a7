import { z } from 'zod'
import { protocolIds } from '~/domain/protocol/protocol'
import { mirrorTableNames } from '~/domain/service/mirror-tables'

/** Name of the manifest in the folder of a mirror. */
export const manifestName = 'manifest.json'

/** Path of a file in the folder of a mirror. No other path is ever read or served. */
const filePath = /^[a-z_]{1,40}\/[a-z0-9-]{1,40}\/\d{4}-\d\d-\d\d\.r\d{1,9}\.parquet$/

const count = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)

/** A file of the mirror: the events of one table, protocol and UTC day. */
const mirrorFile = z.object({
  /** Path in the folder of the mirror. A file never changes; a new revision has a new path. */
  path: z.string().regex(filePath),
  table: z.enum(mirrorTableNames),
  protocol: z.enum(protocolIds),
  /** UTC day, such as 2026-11-20. */
  day: z.iso.date(),
  /** 1, and one more each time that the rows of the day have changed. */
  revision: z.number().int().positive(),
  rows: count,
  bytes: count,
  /** SHA-256 of the file, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Hash of the rows, as PostgreSQL computes it. It decides whether the day has changed. */
  hash: z.string().regex(/^-?\d{1,60}$/),
})

/** The list of all files of a mirror. It names only complete files. */
export const mirrorManifest = z.object({
  format: z.literal(1),
  source: z.enum(['live', 'simulated', 'fixtures']),
  /** Genesis hash of the chain. */
  chain: z.string().max(100),
  /** Time of the last change of this list, ISO 8601. */
  writtenAt: z.iso.datetime(),
  files: z.array(mirrorFile),
})

export type MirrorFile = z.infer<typeof mirrorFile>
export type MirrorManifest = z.infer<typeof mirrorManifest>
