/** Labels of the figures of an open position on phones, where the table has no header. */
export const positionText = {
  unsettled: 'Unsettled PnL',
  settled: 'Settled PnL',
} as const
