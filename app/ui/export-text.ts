/** Texts of CSV exports. Some of the wording is specified and must not be changed. */
export const exportText = {
  exportCsv: 'Export CSV',
  csvOf: (what: string) => `Export CSV: ${what}`,
  nothing: 'No data available to export.',
  failed: 'The table could not be read whole. Please try again.',
  cut: 'These are the first 10,000 rows. The API has the rest.',
} as const
