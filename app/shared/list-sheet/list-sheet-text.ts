import type { ListTools } from './list-tools-context'

/** Texts of the sheet with the tools of a list. */
export const listSheetText = {
  /** Name of the sheet, by what it contains. */
  open: ({ of, columns, filters, search }: ListTools) => {
    if (filters) return `${columns ? 'Sort and filter' : 'Filter'} ${of}`
    return `${search ? 'Sort and search' : 'Sort'} ${of}`
  },
  /** Name of the button that opens the sheet, with the number of filters that narrow the list. */
  opener: (tools: ListTools, filters: number) =>
    filters === 0
      ? listSheetText.open(tools)
      : `${listSheetText.open(tools)}, ${filters} ${filters === 1 ? 'filter' : 'filters'} active`,
} as const
