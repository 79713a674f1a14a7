import type { StreamTopic } from './protocol'

/** How queries learn that their data may have changed. */
export interface Revisions {
  /** Changes whenever one of the topics changes; only good for comparing. */
  stamp(topics: readonly StreamTopic[]): string
}
