/** Texts of CSV exports. The words of the specification stand here exactly as it has them (M149). */
export const exportText = {
  exportCsv: 'Export CSV',
  csvOf: (what: string) => `Export CSV: ${what}`,
  nothing: 'No data available to export.',
  failed: 'The table could not be read whole. Please try again.',
  cut: 'These are the first 10,000 rows. The API has the rest.',
} as const
