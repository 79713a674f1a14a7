/** All texts about large trades and orders. */
export const largeText = {
  button: 'Large',
  title: 'Large trades and orders',
  from: 'Large from, $',
  marked: (usd: string) => `Large: $${usd} or more`,
  onlyLarge: 'Show only these',
  notify: 'Notify me',
  sound: 'With a sound',
  note: 'For trades of all markets while this page is in view. The threshold stays on this device.',
  denied: 'This browser does not allow notifications from here.',
  newsTitle: (market: string, side: string, usd: string) => `${market} ${side} $${usd}`,
  newsLine: (price: string) => `at ${price}`,
} as const
