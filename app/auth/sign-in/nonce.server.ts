import { randomBytes } from 'node:crypto'

/**
 * Creates a nonce of 256 bits in hexadecimal digits, because the layout of the message allows only letters
 * and digits.
 */
export function createNonce(): string {
  return randomBytes(32).toString('hex')
}
