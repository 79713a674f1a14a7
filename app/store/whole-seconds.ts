/** SQL for a timestamp as whole Unix seconds, rounded down: a plain cast rounds to the nearest second, half of them into the future. */
export function wholeSeconds(timestamp: string): string {
  return `floor(extract(epoch from ${timestamp}))::int8`
}
