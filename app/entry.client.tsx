import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { endTurns } from '~/ui/panel/turns'

decoded().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
  endTurns()
  window.repeatEarlyPress?.()
})

/**
 * Starts to decode the page's data before React renders. Otherwise Remix would decode the data during the
 * first render, and React would suspend. A key press or click at that time makes React render synchronously,
 * and a synchronous render must not suspend. React would fail with error 345, and the page would never be
 * hydrated.
 */
async function decoded(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}
