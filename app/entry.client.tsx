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
 * Remix decodes the page's data when it is drawn first, and throws what React has to wait for. A key or a click in that moment makes React draw at once, which
 * may not wait: error 345, and a page that nobody takes over. So it is asked to decode before React knows of the page.
 */
async function decoded(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}
