import { lastUnixSeconds, type UnixSeconds } from '~/domain/base/time'

const wordBase = 2 ** 32
const space = 32

/**
 * Reads an i64 as seconds without the detour through bigint. The result may be out of range, so the caller
 * must check it with `isTime`.
 */
export function secondsAt(view: DataView, offset: number): UnixSeconds {
  return view.getInt32(offset + 4, true) * wordBase + view.getUint32(offset, true)
}

/** Returns whether a 64-bit number is 0, without creating a bigint. */
export function isZero64(view: DataView, offset: number): boolean {
  return view.getUint32(offset, true) === 0 && view.getUint32(offset + 4, true) === 0
}

/** Returns whether a time in seconds is between 1970 and the end of the year 9999. */
export function isTime(seconds: UnixSeconds): boolean {
  return seconds >= 0 && seconds <= lastUnixSeconds
}

/**
 * Reads a UTF-8 string of fixed length. Removes the padding (spaces and NULs). Also removes all NULs inside
 * the string, because PostgreSQL rejects NULs.
 */
export function fixedTextAt(bytes: Uint8Array, offset: number, length: number): string {
  let end = offset + length
  while (end > offset && isPadding(bytes[end - 1])) end--
  let text = ''
  for (let at = offset; at < end; at++) {
    const byte = bytes[at] ?? 0
    if (byte >= 0x80 || byte === 0) return decodeUtf8(bytes.subarray(offset, end))
    text += String.fromCharCode(byte)
  }
  return text
}

/** Writes a string of fixed length, padded with spaces. A longer string is truncated. */
export function writeFixedText(bytes: Uint8Array, offset: number, length: number, text: string): void {
  bytes.fill(space, offset, offset + length)
  new TextEncoder().encodeInto(text, bytes.subarray(offset, offset + length))
}

/**
 * Writes a 128-bit number that is signed or unsigned. In two's complement, both kinds of number have the same
 * bytes.
 */
export function write128(view: DataView, offset: number, raw: bigint): void {
  view.setBigUint64(offset, BigInt.asUintN(64, raw), true)
  view.setBigUint64(offset + 8, BigInt.asUintN(64, raw >> 64n), true)
}

function isPadding(byte: number | undefined): boolean {
  return byte === space || byte === 0
}

function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\0', '')
}
