/**
 * Returns the `uiTokenAmount` object of RPC responses: the raw amount as a string, and its decimal forms
 * without trailing zeros.
 */
export function tokenAmountJson(amountRaw: bigint, decimals: number) {
  const amount = amountRaw.toString()
  const uiAmountString = decimalText(amount, decimals)
  return { amount, decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

/** Returns {@link tokenAmountJson} as JSON text. */
export function tokenAmountText(amountRaw: bigint, decimals: number): string {
  const amount = amountRaw.toString()
  const uiAmountString = decimalText(amount, decimals)
  const uiAmount = isOwnNumberText(amount, decimals) ? uiAmountString : Number(uiAmountString)
  return `{"amount":"${amount}","decimals":${decimals},"uiAmount":${uiAmount},"uiAmountString":"${uiAmountString}"}`
}

/**
 * Returns whether JavaScript prints the number exactly like its decimal string. This is true for up to 15
 * digits, because a double stores 15 digits exactly. It is not true for very small numbers, because
 * JavaScript prints them with an exponent. This check is faster than parsing and printing the number.
 */
function isOwnNumberText(amount: string, decimals: number): boolean {
  return amount.length <= digitsOfDouble && (amount === '0' || amount.length > decimals - plainZeros)
}

const digitsOfDouble = 15
/**
 * Maximum number of leading zeros with which JavaScript prints a small number in decimal form, as in
 * 0.000001. JavaScript prints smaller numbers with an exponent.
 */
const plainZeros = 6

function decimalText(amount: string, decimals: number): string {
  if (amount === '0') return amount
  const digits = amount.padStart(decimals + 1, '0')
  const point = digits.length - decimals
  let end = digits.length
  while (end > point && digits.charCodeAt(end - 1) === zero) end--
  return end === point ? digits.slice(0, point) : `${digits.slice(0, point)}.${digits.slice(point, end)}`
}

const zero = 48
