import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createJacobi, jacobiByEuclid } from './jacobi'

const prime = 2n ** 255n - 19n

/** Computes the Jacobi symbol by Euler's criterion: a^((p − 1) / 2). */
function symbolByPower(a: bigint): number {
  let power = 1n
  for (let bits = (prime - 1n) / 2n, base = a; bits > 0n; bits >>= 1n, base = (base * base) % prime) {
    if ((bits & 1n) === 1n) power = (power * base) % prime
  }
  return power === prime - 1n ? -1 : Number(power)
}

const residue = fc.bigInt({ min: 1n, max: prime - 1n })

test('returns the same symbol as exponentiation, by both algorithms', () => {
  const jacobi = createJacobi(prime)
  fc.assert(
    fc.property(residue, (a) => {
      const expected = symbolByPower(a)
      expect(jacobi(a)).toBe(expected)
      expect(jacobiByEuclid(a, prime)).toBe(expected)
    }),
  )
})

test('returns 1 for squares, and −1 for a square times 2 if 2 is not a square', () => {
  const jacobi = createJacobi(prime)
  fc.assert(
    fc.property(residue, (a) => {
      expect(jacobi((a * a) % prime)).toBe(1)
      expect(jacobi((2n * a * a) % prime)).toBe(-1) // 2^255 − 19 is 5 modulo 8, so 2 is not a square
    }),
    { numRuns: 1000 },
  )
})

test('handles numbers at the ends of the range', () => {
  const jacobi = createJacobi(prime)
  expect([jacobi(1n), jacobi(2n), jacobi(4n)]).toEqual([1, -1, 1])
  expect(jacobi(prime - 1n)).toBe(1) // −1 is a square, because the prime is 1 modulo 4
  expect(jacobi(0n)).toBe(0)
  const [wide, narrow] = [createJacobi(2n ** 256n - 189n), createJacobi(15n)]
  expect(wide(2n ** 200n + 7n)).toBe(jacobiByEuclid(2n ** 200n + 7n, 2n ** 256n - 189n))
  expect([1n, 2n, 3n, 4n, 7n].map(narrow)).toEqual([1, 1, 0, 1, -1])
})

test('rejects numbers above 256 bits and even numbers', () => {
  expect(() => createJacobi(2n ** 256n + 1n)).toThrow('256 bits')
  expect(() => createJacobi(16n)).toThrow('odd')
})
