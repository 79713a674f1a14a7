/** Texts of the columns that only wide tables of DCA orders have. */
export const dcaDetailText = { perCycle: 'Per cycle $', next: 'Next', trader: 'Trader' } as const
