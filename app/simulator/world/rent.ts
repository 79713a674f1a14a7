/** Bytes that an account occupies besides its data, and the price of a byte, lamports. */
const overheadBytes = 128
const lamportsPerByte = 6960

/** Returns the minimum balance of an account with the given length of data, lamports. */
export function rentExemptLamports(dataLength: number): bigint {
  return BigInt((overheadBytes + dataLength) * lamportsPerByte)
}
