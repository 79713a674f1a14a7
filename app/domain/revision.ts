import type { StreamTopic } from './protocol'

/** Lets queries detect that their data may have changed. */
export interface Revisions {
  /**
   * Returns a text that changes whenever one of the topics changes. Only compare it; it has no other meaning.
   */
  stamp(topics: readonly StreamTopic[]): string
}
