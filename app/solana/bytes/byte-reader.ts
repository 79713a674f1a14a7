import type { Address } from '~/domain/base/ids'
import { type AddressReader, readAddress } from '../address/address-reader'

/** Returns a `DataView` of exactly these bytes. All numbers on Solana are little-endian. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/**
 * Reads a u64 at a fixed offset. The caller must check the length, because `DataView` throws for an offset
 * beyond the end.
 */
export function u64At(view: DataView, offset: number): bigint {
  return view.getBigUint64(offset, true)
}

/** Reads an i64 at a fixed offset. The caller must check the length. */
export function i64At(view: DataView, offset: number): bigint {
  return view.getBigInt64(offset, true)
}

/** Reads a u128 at a fixed offset. The caller must check the length. */
export function u128At(view: DataView, offset: number): bigint {
  return (view.getBigUint64(offset + 8, true) << 64n) | view.getBigUint64(offset, true)
}

/** Reads an i128 at a fixed offset. The caller must check the length. */
export function i128At(view: DataView, offset: number): bigint {
  return (view.getBigInt64(offset + 8, true) << 64n) | view.getBigUint64(offset, true)
}

/** Whether the bytes begin with a prefix, such as the discriminator of an account, instruction or event. */
export function startsWith(bytes: Uint8Array, prefix: Uint8Array): boolean {
  if (bytes.length < prefix.length) return false
  for (let i = 0; i < prefix.length; i++) if (bytes[i] !== prefix[i]) return false
  return true
}

/**
 * Reads borsh fields one after another. Never throws, and never reads beyond the end. The first field that is
 * invalid or does not fit sets `failure`, and every later read returns a zero. Check `failure` once, after
 * the last read.
 */
export class ByteReader {
  private readonly bytes: Uint8Array
  private readonly view: DataView
  private readonly addressAt: AddressReader
  private next: number
  private reason: string | undefined

  /** Starts at `offset`. `addressAt` converts 32 bytes to an address. The default function has no cache. */
  constructor(bytes: Uint8Array, offset = 0, addressAt: AddressReader = readAddress) {
    this.bytes = bytes
    this.view = viewOf(bytes)
    this.addressAt = addressAt
    this.next = offset
  }

  /** Why the bytes are malformed. `undefined`: no error yet. */
  get failure(): string | undefined {
    return this.reason
  }

  get offset(): number {
    return this.next
  }

  /** Number of unread bytes; 0 after a failure. */
  get remaining(): number {
    return this.reason === undefined ? Math.max(0, this.bytes.length - this.next) : 0
  }

  u8(): number {
    const at = this.take(1)
    return at === undefined ? 0 : this.view.getUint8(at)
  }

  u16(): number {
    const at = this.take(2)
    return at === undefined ? 0 : this.view.getUint16(at, true)
  }

  u32(): number {
    const at = this.take(4)
    return at === undefined ? 0 : this.view.getUint32(at, true)
  }

  i32(): number {
    const at = this.take(4)
    return at === undefined ? 0 : this.view.getInt32(at, true)
  }

  u64(): bigint {
    const at = this.take(8)
    return at === undefined ? 0n : u64At(this.view, at)
  }

  i64(): bigint {
    const at = this.take(8)
    return at === undefined ? 0n : i64At(this.view, at)
  }

  u128(): bigint {
    const at = this.take(16)
    return at === undefined ? 0n : u128At(this.view, at)
  }

  i128(): bigint {
    const at = this.take(16)
    return at === undefined ? 0n : i128At(this.view, at)
  }

  /** Reads a byte that must be 0 or 1. */
  bool(): boolean {
    const byte = this.u8()
    if (byte > 1) this.fail(`boolean is ${byte}`)
    return byte === 1
  }

  address(): Address {
    const at = this.take(32)
    return at === undefined ? zeroAddress : this.addressAt(this.view, at)
  }

  /** Reads a borsh vector of bytes: a u32 length, then a view of that many bytes. */
  byteVector(): Uint8Array {
    const length = this.u32()
    const at = this.take(length)
    return at === undefined ? noBytes : this.bytes.subarray(at, at + length)
  }

  /** Reads a borsh option: `undefined` if the tag is 0, the value if it is 1. */
  option<T>(readValue: () => T): T | undefined {
    const tag = this.u8()
    if (tag === 0) return undefined
    if (tag !== 1) {
      this.fail(`option tag is ${tag}`)
      return undefined
    }
    return readValue()
  }

  /**
   * Reads a field that only later versions of a program append. `undefined`: the bytes end before this field.
   */
  trailing<T>(readValue: () => T): T | undefined {
    return this.remaining === 0 ? undefined : readValue()
  }

  skip(length: number): void {
    this.take(length)
  }

  /** Marks the bytes as malformed. Only the first reason is kept. */
  fail(reason: string): void {
    this.reason ??= `${reason} at byte ${this.next}`
  }

  /**
   * Returns the offset of a field of this length. `undefined`: the field does not fit into the bytes, or an
   * earlier read failed.
   */
  private take(length: number): number | undefined {
    if (this.reason !== undefined) return undefined
    const at = this.next
    if (at + length > this.bytes.length) {
      this.fail(`${length} bytes needed, ${this.bytes.length - at} left`)
      return undefined
    }
    this.next = at + length
    return at
  }
}

const noBytes = new Uint8Array(0)
const zeroAddress = readAddress(new DataView(new ArrayBuffer(32)), 0)
