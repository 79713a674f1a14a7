/** `uiTokenAmount` of the RPC: the raw amount as text, and its decimal forms without trailing zeros. */
export function tokenAmountJson(amountRaw: bigint, decimals: number) {
  const uiAmountString = decimalText(amountRaw, decimals)
  return { amount: amountRaw.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

function decimalText(amountRaw: bigint, decimals: number): string {
  const digits = amountRaw.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
