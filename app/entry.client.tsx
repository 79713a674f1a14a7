import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

decoded().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  }),
)

/**
 * Starts to decode the page's data before React renders. Otherwise Remix decodes it at the first render and
 * suspends. A key press or click at that time makes React render synchronously, which must not suspend: it
 * fails with error 345 and the page is never hydrated.
 */
async function decoded(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}
