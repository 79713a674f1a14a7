/** Texts of alerts in the log, in notifications and in the list of rules. */
export const alertsText = {
  title: 'Alerts',
  trade: (name: string, side: string, usd: string) => `${name} ${side} ${usd}`,
  dca: (name: string, usd: string) => `New DCA order ${name}, ${usd}`,
  price: { above: 'rose to', below: 'fell to' },
  funding: (name: string, rate: string) => `${name} funding ${rate}`,
  rates: { hour: (rate: string) => `${rate} per hour`, year: (rate: string) => `${rate} per year` },
  beyond: { above: (rate: string) => `above ${rate}`, below: (rate: string) => `below ${rate}` },
  bothRates: (hourly: string, yearly: string) => `${hourly} (${yearly})`,
  sides: { buy: 'buy', sell: 'sell' },
  reached: (threshold: string) => `Your alert: ${threshold}`,
  atLeast: (usd: string) => `at least ${usd}`,
  more: (count: number) => (count === 1 ? 'and 1 more alert' : `and ${count} more alerts`),
} as const
