import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArchiveFile } from '~/lib/archive/archive-file'
import { zipOf } from '~/lib/archive/zip'
import type { PackedClient } from './typescript-package'

/**
 * Packs the Python client as a wheel (PEP 427). The wheel contains one module for all platforms and the
 * metadata that pip needs.
 */
export function packPython(folder: string): PackedClient {
  const project = readFileSync(join(folder, 'pyproject.toml'), 'utf8')
  const version = fieldOf(project, 'version')
  const name = fieldOf(project, 'name').replaceAll('-', '_')
  const info = `${name}-${version}.dist-info`
  const metadata = [
    'Metadata-Version: 2.1',
    `Name: ${fieldOf(project, 'name')}`,
    `Version: ${version}`,
    `Summary: ${fieldOf(project, 'description')}`,
    `License: ${fieldOf(project, 'license')}`,
    `Requires-Python: ${fieldOf(project, 'requires-python')}`,
    'Description-Content-Type: text/markdown',
    '',
    readFileSync(join(folder, 'README.md'), 'utf8'),
  ]
  const files: ArchiveFile[] = [
    { path: 'sextant.py', bytes: readFileSync(join(folder, 'sextant.py')) },
    { path: `${info}/METADATA`, bytes: Buffer.from(metadata.join('\n')) },
    { path: `${info}/licenses/LICENSE`, bytes: readFileSync('LICENSE') },
    {
      path: `${info}/WHEEL`,
      bytes: Buffer.from(
        'Wheel-Version: 1.0\nGenerator: sextant\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
      ),
    },
    { path: `${info}/top_level.txt`, bytes: Buffer.from('sextant\n') },
  ]
  const record = [...files.map(recordOf), `${info}/RECORD,,`, ''].join('\n')
  const bytes = zipOf([...files, { path: `${info}/RECORD`, bytes: Buffer.from(record) }])
  return { name: `${name}-${version}-py3-none-any.whl`, bytes }
}

/** Returns the line that lists a file in RECORD. The installer verifies the file with this line. */
function recordOf({ path, bytes }: ArchiveFile): string {
  const digest = createHash('sha256').update(bytes).digest('base64url')
  return `${path},sha256=${digest},${bytes.length}`
}

/**
 * Returns a plain string field of pyproject.toml. Throws if the field is missing, because in that case the
 * format of the file has changed.
 */
function fieldOf(project: string, name: string): string {
  const start = `${name} = "`
  const line = project.split('\n').find((each) => each.startsWith(start))
  const [value] = line?.slice(start.length).split('"') ?? []
  if (value === undefined) throw new Error(`pyproject.toml has no ${name}`)
  return value
}
