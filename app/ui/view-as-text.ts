/** What the switch of a chart between picture and table says. */
export const viewAsText = { table: 'View as table', chart: 'View as chart' } as const
