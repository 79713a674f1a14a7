/** Minimum length of a signing secret, characters. */
export const shortestSecret = 32

/**
 * Returns whether a string can be a secret: long enough and without control characters. After a power
 * failure, a file system can leave a file of the right length that contains only zero bytes, which an
 * attacker could guess.
 */
export function isSecretText(text: string): boolean {
  return text.length >= shortestSecret && !/\p{Cc}/u.test(text)
}

/** Splits a comma-separated list of secrets. The result may contain strings that cannot be secrets. */
export function splitSecrets(text: string): readonly string[] {
  return text.split(',').map((secret) => secret.trim())
}
