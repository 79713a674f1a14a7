/** What pages that are still to come say. */
export const comingText = {
  profile: { title: 'Profile', line: 'Coming soon. There is nothing to see here yet.' },
  favorites: {
    title: 'Favorites',
    line: 'Coming soon. Until then, this device remembers what you star.',
  },
} as const
