import type { ArchiveFile } from './archive-file'

const blockBytes = 512

/**
 * Packs files into a tar archive (POSIX ustar). The archive contains neither times nor owners, so the same
 * files always give the same bytes.
 */
export function tarOf(files: readonly ArchiveFile[]): Buffer {
  const blocks = files.flatMap(({ path, bytes }) => [
    headerOf(path, bytes.length),
    bytes,
    padding(bytes.length),
  ])
  return Buffer.concat([...blocks, Buffer.alloc(2 * blockBytes)])
}

/**
 * Writes the header fields at their positions: name, mode, owner, group, size, time, checksum, type, magic.
 */
function headerOf(path: string, length: number): Buffer {
  if (path.length > 100) throw new Error(`the path ${path} is too long for a tar header`)
  const header = Buffer.alloc(blockBytes)
  header.write(path, 0, 'ascii')
  header.write('0000644\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${octal(length, 11)}\0`, 124)
  header.write(`${octal(0, 11)}\0`, 136)
  header.write('        ', 148) // The checksum is computed with spaces in its own field.
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)}\0 `, 148)
  return header
}

function padding(length: number): Buffer {
  return Buffer.alloc((blockBytes - (length % blockBytes)) % blockBytes)
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}
