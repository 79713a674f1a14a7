export const largeText = {
  button: 'Large',
  title: 'Large trades and orders',
  from: 'Threshold, $',
  marked: (usd: string) => `Large: $${usd} or more`,
  onlyLarge: 'Show only these',
  notify: 'Notify me',
  sound: 'Play sound',
  note: 'Alerts for the markets of all venues while this tab is visible. The threshold is saved on this device.',
  denied: 'Notifications are blocked in this browser.',
  newsTitle: (market: string, side: string, usd: string) => `${market} ${side} $${usd}`,
  newsLine: (venue: string, price: string) => `${venue}, at ${price}`,
} as const
