/** Texts of the switch between the chart and the table of its data. */
export const viewAsText = { table: 'View as table', chart: 'View as chart' } as const
