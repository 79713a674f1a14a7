/** Texts of the sheet with the tools of a list. */
export const listSheetText = {
  open: (list: string) => `Sort and filter ${list}`,
  sort: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  search: 'Search',
} as const
