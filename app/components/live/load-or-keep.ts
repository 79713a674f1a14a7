/**
 * What the server answers, or null where it can't be reached: feeds fail silently, and the page keeps what it has and shows how old it is (M98).
 * A `Response` that is thrown, such as a redirect, goes on its way.
 */
export async function loadOrKeep<Answer>(load: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Response) throw error
    return null // undefined would mean that there is no answer yet, and blank the page
  }
}
