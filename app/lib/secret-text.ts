/** Fewest characters of a secret that signs something. */
export const shortestSecret = 32

/**
 * Whether a text can be a secret: long enough, and without control characters. A file system that lost power can leave a file
 * of the right length that is full of zeros, which is a key that anybody can guess.
 */
export function isSecretText(text: string): boolean {
  return text.length >= shortestSecret && !/\p{Cc}/u.test(text)
}
