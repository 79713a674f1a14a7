/** What pages that are still to come say. */
export const comingText = {
  profile: 'Coming soon. There is nothing to see here yet.',
  favorites: 'Coming soon. Until then, this device remembers what you star.',
} as const
