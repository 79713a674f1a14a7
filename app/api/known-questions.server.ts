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
  readonly #questions = new Map<string, Question>()

  find(href: string, accept: string | null): Question | undefined {
    const key = keyOf(href, accept)
    const known = this.#questions.get(key)
    if (known === undefined) return undefined
    this.#questions.delete(key)
    this.#questions.set(key, known)
    return known
  }

  keep(href: string, accept: string | null, question: Question): void {
    if (!question.isRepeatable || href.length > longestHref || (accept?.length ?? 0) > longestHref) return
    this.#questions.set(keyOf(href, accept), question)
    for (const oldest of this.#questions.keys()) {
      if (this.#questions.size <= mostQuestions) return
      this.#questions.delete(oldest)
    }
  }
}

/** An address has no line breaks. */
function keyOf(href: string, accept: string | null): string {
  return accept === null ? href : `${href}\n${accept}`
}
