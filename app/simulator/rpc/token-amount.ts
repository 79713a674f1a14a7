/**
 * Returns `uiTokenAmount` of the RPC: the raw amount as text and its decimal forms without trailing zeros.
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
 * Returns whether JavaScript prints the number exactly as its decimal text. This holds for up to 15 digits,
 * which a double keeps, unless the number is so small that JavaScript writes an exponent. Parsing and
 * printing the number would take longer than the rest of the function.
 */
function isOwnNumberText(amount: string, decimals: number): boolean {
  return amount.length <= digitsOfDouble && (amount === '0' || amount.length > decimals - plainZeros)
}

const digitsOfDouble = 15
/**
 * Number of decimals up to which JavaScript prints a small number in decimal form: 0.000001. It prints
 * smaller numbers with an exponent.
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
