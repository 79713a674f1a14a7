/** Texts of the switch between chart and table. */
export const viewAsText = { table: 'View as table', chart: 'View as chart' } as const
