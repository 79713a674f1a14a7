/** Texts of the list of shortcuts. They are in a separate file, so that they load together with the list. */
export const shortcutText = {
  singleKeyShortcuts: 'Single-key shortcuts',
  singleKeyNote: 'Shortcuts are ignored while you type. Ctrl+K and ⌘K always open the search.',
  shortcutSearch: 'Search',
  shortcutHelp: 'Show shortcuts',
  goTo: (page: string) => `Go to ${page}`,
} as const
