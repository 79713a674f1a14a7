/**
 * Tables whose retention may differ from that of the others. Executions are not among them: sums that are
 * retained longer would count an execution twice if it were deleted and read again.
 */
export const ownRetentionTables = ['order_event', 'perp_order_action'] as const

/** Ages at which rows of single tables are deleted, days. Other tables have the common one. */
export type TableRetention = Readonly<Partial<Record<(typeof ownRetentionTables)[number], number>>>

/** Returns the age at which rows of a table are deleted, days. `undefined`: never. */
export function retentionDaysOf(
  table: string,
  common: number | undefined,
  own: TableRetention = {},
): number | undefined {
  const found = ownRetentionTables.find((name) => name === table)
  return (found && own[found]) ?? common
}
