/** Texts of the tools of a list. Pages load them with the sheet. */
export const listToolText = {
  sort: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  search: 'Search',
  filterElsewhere: 'Filter on the dashboard',
  /** Name of the button that closes the sheet of a list. */
  show: (list: string) => `Show ${list}`,
} as const
