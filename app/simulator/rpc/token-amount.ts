/** `uiTokenAmount` of the RPC: the raw amount as text, and its decimal forms without trailing zeros. */
export function tokenAmountJson(amountRaw: bigint, decimals: number) {
  const amount = amountRaw.toString()
  const uiAmountString = decimalText(amount, decimals)
  return { amount, decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

/** {@link tokenAmountJson} as text. */
export function tokenAmountText(amountRaw: bigint, decimals: number): string {
  const amount = amountRaw.toString()
  const uiAmountString = decimalText(amount, decimals)
  const uiAmount = isOwnNumberText(amount, decimals) ? uiAmountString : Number(uiAmountString)
  return `{"amount":"${amount}","decimals":${decimals},"uiAmount":${uiAmount},"uiAmountString":"${uiAmountString}"}`
}

/**
 * Whether the engine prints the number just as its decimal text stands: so it does with 15 digits, which a double keeps, down to where it begins to write exponents.
 * To read a number and to print it again takes longer than all the rest of an amount.
 */
function isOwnNumberText(amount: string, decimals: number): boolean {
  return amount.length <= digitsOfDouble && (amount === '0' || amount.length > decimals - plainZeros)
}

const digitsOfDouble = 15
/** 0.000001 is printed so, what is smaller with an exponent. */
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
