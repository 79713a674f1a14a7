/** Texts of 24-hour changes that are no longer current. They are apart, because the first load needs none of them. */
export const keptChangeText = {
  age: (age: string) => `(${age})`,
  title: 'Last known 24 h change. Its age is in brackets.',
  legend: 'Grey with an age, such as (2h): the last known 24 h change',
} as const
