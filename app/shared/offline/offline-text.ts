/** Texts of pages without a network connection. */
export const offlineText = {
  /** The time follows. */
  asOf: 'Offline – as of',
  title: 'You’re offline',
  line: 'This page isn’t stored on this device. It opens when the connection is back.',
  retry: 'Try again',
  stored: 'Pages stored on this device',
} as const
