import type { Address } from '~/domain/base/ids'
import { addressBytes } from '../address/address-reader'
import { viewOf } from './byte-reader'
import { readHex } from './hex'
import { putBytes } from './put-bytes'

/**
 * Writes borsh fields one after another, little-endian; the counterpart of `ByteReader`. The buffer grows as
 * needed. Throws for a number that does not fit its field, because that is a bug in the caller.
 */
export class ByteWriter {
  private bytes: Uint8Array
  private view: DataView
  private length = 0

  constructor(sizeHint = 256) {
    // Uninitialised memory from a pool is safe, because every byte of a field is written.
    this.bytes = Buffer.allocUnsafe(sizeHint)
    this.view = viewOf(this.bytes)
  }

  u8(value: number): this {
    if (!(Number.isInteger(value) && value >= 0 && value <= 0xff)) throw misfit(value, 'a u8')
    const at = this.grow(1) // grow first, because growing replaces the view
    this.view.setUint8(at, value)
    return this
  }

  u16(value: number): this {
    if (!(Number.isInteger(value) && value >= 0 && value <= 0xffff)) throw misfit(value, 'a u16')
    const at = this.grow(2) // grow first, because growing replaces the view
    this.view.setUint16(at, value, true)
    return this
  }

  u32(value: number): this {
    if (!(Number.isInteger(value) && value >= 0 && value <= 0xffff_ffff)) throw misfit(value, 'a u32')
    const at = this.grow(4) // grow first, because growing replaces the view
    this.view.setUint32(at, value, true)
    return this
  }

  i32(value: number): this {
    if (!(Number.isInteger(value) && value >= -0x8000_0000 && value <= 0x7fff_ffff))
      throw misfit(value, 'an i32')
    const at = this.grow(4) // grow first, because growing replaces the view
    this.view.setInt32(at, value, true)
    return this
  }

  u64(value: bigint): this {
    if (BigInt.asUintN(64, value) !== value) throw misfit(value, 'a u64')
    const at = this.grow(8) // grow first, because growing replaces the view
    this.view.setBigUint64(at, value, true)
    return this
  }

  i64(value: bigint): this {
    if (BigInt.asIntN(64, value) !== value) throw misfit(value, 'an i64')
    const at = this.grow(8) // grow first, because growing replaces the view
    this.view.setBigInt64(at, value, true)
    return this
  }

  u128(value: bigint): this {
    return this.u64(BigInt.asUintN(64, value)).u64(value >> 64n)
  }

  i128(value: bigint): this {
    return this.u64(BigInt.asUintN(64, value)).i64(value >> 64n)
  }

  bool(value: boolean): this {
    return this.u8(value ? 1 : 0)
  }

  address(value: Address): this {
    return this.raw(addressBytes(value))
  }

  /** Writes a borsh vector of bytes: a u32 length, then the bytes. */
  byteVector(value: Uint8Array): this {
    return this.u32(value.length).raw(value)
  }

  /** Writes bytes without a length in front of them. */
  raw(value: Uint8Array): this {
    const at = this.grow(value.length)
    putBytes(this.bytes, at, value)
    return this
  }

  /** Writes the bytes of a hexadecimal constant, such as a discriminator. */
  hex(constant: string): this {
    const at = this.grow(constant.length >> 1)
    readHex(constant, this.bytes, at)
    return this
  }

  /** Writes a borsh option: tag 0 for undefined, otherwise tag 1 and the value. */
  option<T>(value: T | undefined, writeValue: (value: T) => void): this {
    this.u8(value === undefined ? 0 : 1)
    if (value !== undefined) writeValue(value)
    return this
  }

  /** Writes this many zero bytes. */
  zeros(length: number): this {
    const at = this.grow(length)
    this.bytes.fill(0, at, at + length)
    return this
  }

  /**
   * Returns the bytes written so far. If `size` is given they are padded with zeros, because programs
   * allocate fixed sizes. The writer must not be used afterwards: the returned bytes may share its buffer,
   * because copying would take longer than most writes.
   */
  toBytes(size = this.length): Uint8Array {
    if (size === this.length) return new Uint8Array(this.bytes.buffer, this.bytes.byteOffset, size)
    const bytes = new Uint8Array(size)
    bytes.set(this.bytes.subarray(0, this.length))
    return bytes
  }

  /** Makes room for a field of this length, and returns the offset of the field. */
  private grow(length: number): number {
    const at = this.length
    const needed = at + length
    if (needed > this.bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.bytes.length * 2))
      larger.set(this.bytes)
      this.bytes = larger
      this.view = viewOf(larger)
    }
    this.length = needed
    return at
  }
}

/**
 * Creates the error for a number that does not fit. Must be called only on failure, because formatting a
 * number costs more than writing it.
 */
function misfit(value: number | bigint, type: string): Error {
  return new Error(`Invariant broken: ${value} is ${type}`)
}
