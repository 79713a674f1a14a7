/** Texts of the filters that narrow a list. */
export const chosenFiltersText = {
  chosen: (list: string) => `Active filters of ${list}`,
  remove: (filter: string) => `Remove filter: ${filter}`,
} as const
