/** Texts of the sheet with the tools of a list. */
export const listSheetText = {
  open: (list: string) => `Sort and filter ${list}`,
  /** Name of the button that opens the sheet, with the number of filters that narrow the list. */
  opener: (list: string, filters: number) =>
    filters === 0
      ? listSheetText.open(list)
      : `${listSheetText.open(list)}, ${filters} ${filters === 1 ? 'filter' : 'filters'} active`,
  sort: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  search: 'Search',
} as const
