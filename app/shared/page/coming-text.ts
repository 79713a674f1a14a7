/** Texts of pages that do not exist yet. */
export const comingText = {
  profile: { title: 'Profile', line: 'Coming soon. There is nothing to see here yet.' },
  favorites: {
    title: 'Favorites',
    line: 'Coming soon. Until then, your stars are saved on this device.',
  },
  watchlist: 'Open the watchlist',
} as const
