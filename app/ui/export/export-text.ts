/** Texts of CSV exports. Some of the wording is specified and must not be changed. */
export const exportText = {
  exportCsv: 'Export CSV',
  csvOf: (what: string) => `Export CSV: ${what}`,
  nothing: 'No data available to export.',
  failed: 'Couldn’t load the full table. Please try again.',
} as const
