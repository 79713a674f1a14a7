import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packPython } from './sdk/python-wheel'
import { packTypeScript } from './sdk/typescript-package'

/**
 * Packs the TypeScript and the Python client for download: `node pack-sdk.mjs <compiled TypeScript> <output
 * folder>`.
 */
const [compiled = '', folder = ''] = process.argv.slice(2)
const packed = [packTypeScript('sdk/typescript', compiled), packPython('sdk/python')]
mkdirSync(folder, { recursive: true })
for (const { name, bytes } of packed) writeFileSync(join(folder, name), bytes)
const sums = packed.map(({ name, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
writeFileSync(join(folder, 'checksums.txt'), sums.join(''))
