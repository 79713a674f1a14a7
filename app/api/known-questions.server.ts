import { LRUCache } from 'lru-cache'
import type { Question } from './endpoint.server'

/** Questions that are remembered of each kind; whoever asks another one has it read anew. */
const mostQuestions = 1_000

/** Longer addresses are nobody's habit. */
const longestHref = 1_024

/**
 * Questions that were answered or refused before, by their address and by what `Accept` says of the form: reading an address costs more than answering
 * what it asks for. Nothing of an answer is kept here. The longest unasked go first, and refused ones never displace those that were answered, so that
 * a flood of wrong addresses makes no good one slow.
 */
export class KnownQuestions {
  readonly #answered = new LRUCache<string, Question>({ max: mostQuestions })
  readonly #refused = new LRUCache<string, Question>({ max: mostQuestions })

  /** A question that was answered. */
  find(href: string, accept: string | null): Question | undefined {
    return this.#answered.get(keyOf(href, accept))
  }

  /** A question that was refused so far; its next answer may be another one. */
  findRefused(href: string, accept: string | null): Question | undefined {
    return this.#refused.get(keyOf(href, accept))
  }

  keep(href: string, accept: string | null, question: Question): void {
    if (!mayKeep(href, accept, question)) return
    const key = keyOf(href, accept)
    this.#answered.set(key, question)
    this.#refused.delete(key)
  }

  keepRefused(href: string, accept: string | null, question: Question): void {
    if (mayKeep(href, accept, question)) this.#refused.set(keyOf(href, accept), question)
  }
}

function mayKeep(href: string, accept: string | null, { isRepeatable }: Question): boolean {
  return isRepeatable && href.length <= longestHref && (accept?.length ?? 0) <= longestHref
}

/** An address has no line breaks. */
function keyOf(href: string, accept: string | null): string {
  return accept === null ? href : `${href}\n${accept}`
}
