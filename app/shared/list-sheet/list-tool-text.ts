/** Texts of the tools of a list. Pages load them with the sheet. */
export const listToolText = {
  sort: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  search: 'Search',
  filterElsewhere: 'Filter on the dashboard',
} as const
