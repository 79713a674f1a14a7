/** `uiTokenAmount` of the RPC: the raw amount as text, and its decimal forms without trailing zeros. */
export function tokenAmountJson(amountRaw: bigint, decimals: number) {
  const amount = amountRaw.toString()
  const uiAmountString = decimalText(amount, decimals)
  return { amount, decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

/** {@link tokenAmountJson} as text. */
export function tokenAmountText(amountRaw: bigint, decimals: number): string {
  const { amount, uiAmount, uiAmountString } = tokenAmountJson(amountRaw, decimals)
  return `{"amount":"${amount}","decimals":${decimals},"uiAmount":${uiAmount},"uiAmountString":"${uiAmountString}"}`
}

function decimalText(amount: string, decimals: number): string {
  if (amount === '0') return amount
  const digits = amount.padStart(decimals + 1, '0')
  const point = digits.length - decimals
  let end = digits.length
  while (end > point && digits.charCodeAt(end - 1) === zero) end--
  return end === point ? digits.slice(0, point) : `${digits.slice(0, point)}.${digits.slice(point, end)}`
}

const zero = 48
