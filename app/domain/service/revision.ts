import type { ChangeTopic } from '../protocol/perp-venue'

/** Lets queries detect that their data may have changed. */
export interface Revisions {
  /**
   * Returns a string that changes whenever one of the topics changes. The string must only be compared with
   * another one; it has no other meaning.
   */
  stamp(topics: readonly ChangeTopic[]): string
}
