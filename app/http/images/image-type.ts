/** Kinds of picture that we decode. No SVG: it is a program. */
export type ImageType = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

/** What a picture is by its first bytes, whatever its name or sender says; undefined = none that we decode (security.md C5). */
export function imageType(bytes: Buffer): ImageType | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))) return 'avif'
  return undefined
}
