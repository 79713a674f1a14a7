/** Image formats that are decoded. SVG is not decoded, because it can contain scripts. */
export type ImageType = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

/**
 * Detects the image format from the first bytes, regardless of file name and content type. Returns
 * `undefined` for any other format.
 */
export function imageType(bytes: Buffer): ImageType | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))) return 'avif'
  return undefined
}
