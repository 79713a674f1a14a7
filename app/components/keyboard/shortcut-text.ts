/** Texts of the list of shortcuts, loaded together with it. */
export const shortcutText = {
  singleKeyShortcuts: 'Single-key shortcuts',
  singleKeyNote: 'They never work while you type. Ctrl+K and ⌘K always open the search.',
  shortcutSearch: 'Search',
  shortcutHelp: 'This list',
  goTo: (page: string) => `Go to ${page}`,
} as const
