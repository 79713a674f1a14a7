export const largeText = {
  button: 'Large',
  title: 'Large trades and orders',
  from: 'Threshold, $',
  marked: (usd: string) => `Large: $${usd} or more`,
  onlyLarge: 'Show only these',
  notify: 'Notify me',
  sound: 'Play sound',
  note: 'Alerts for all Drift markets while this tab is visible. The threshold is saved on this device.',
  denied: 'Notifications are blocked in this browser.',
  newsTitle: (market: string, side: string, usd: string) => `${market} ${side} $${usd}`,
  newsLine: (price: string) => `at ${price}`,
} as const
