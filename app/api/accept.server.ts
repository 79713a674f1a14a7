/** Media ranges that JSON satisfies. */
const satisfied = /^(?:\*\/\*|application\/(?:\*|json|problem\+json))$/

/** Whether a client takes JSON. No header means that it takes anything; `q=0` is a refusal. */
export function acceptsJson(accept: string | null): boolean {
  if (accept === null || accept.trim() === '') return true
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return satisfied.test(type) && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
