import { BoundedCache } from '~/lib/bounded-cache'
import type { Question } from './endpoint.server'

/** Questions that are remembered; whoever asks another one has it read anew. */
const mostQuestions = 1_000

/** Longer addresses are nobody's habit. */
const longestHref = 1_024

/**
 * Questions that were answered before, by their address and by what `Accept` says of the form: reading an address costs more than answering what it
 * asks for. Nothing of an answer is kept here. The longest unasked go first.
 */
export class KnownQuestions {
  /** Each weighs one. */
  readonly #questions = new BoundedCache<Question>(mostQuestions)

  find(href: string, accept: string | null): Question | undefined {
    return this.#questions.get(keyOf(href, accept))
  }

  keep(href: string, accept: string | null, question: Question): void {
    if (!question.isRepeatable || href.length > longestHref || (accept?.length ?? 0) > longestHref) return
    this.#questions.set(keyOf(href, accept), question, 1)
  }
}

/** An address has no line breaks. */
function keyOf(href: string, accept: string | null): string {
  return accept === null ? href : `${href}\n${accept}`
}
