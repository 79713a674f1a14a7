/**
 * Writes a finite number without an exponent, e.g. `1e-7` as `0.0000001`. The result is the shortest string
 * that parses to the same number.
 */
export function numberToDecimalText(number: number): string {
  const text = String(number)
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (match === null) return text
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return sign + digits.padEnd(point, '0')
}
