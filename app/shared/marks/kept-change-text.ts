/** Texts of 24-hour changes that are no longer current. They are apart, because the first load needs none of them. */
export const keptChangeText = {
  age: (age: string) => `(${age})`,
  title: 'Last known 24 h change. Its age is in brackets.',
  legend: '(2h) +1.20% = 24 h change as of 2 h ago, the last known one',
} as const
