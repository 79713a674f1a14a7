// `npm run geyser-types`: regenerates the types of the Geyser protocol from app/solana/geyser/proto. Run this
// command after each change of a .proto file or of the loader.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/run.mjs'

await ensureInstalled()
const { generateGeyserTypes } = await import('./lib/geyser-types.mjs')
const outDir = join(root, 'app/solana/geyser/generated')
await rm(outDir, { recursive: true, force: true })
await generateGeyserTypes(outDir)
