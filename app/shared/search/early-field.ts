import { siteText } from '~/shared/text/site-text'
import { visuallyHidden } from '~/ui/theme/text-style.css'

interface EarlyField {
  /** Text that the visitor has typed so far. Readable after `close`, too. */
  text(): string
  /** Removes the field. The focus returns to the element that had it before. */
  close(): void
}

/**
 * Creates and focuses a hidden field, which takes what the visitor types while the code of the search dialog
 * loads. Without it, the first letters after `/` would be lost, and Enter would open the first row of the
 * unfiltered list. A real field also takes pasted text and text from an input method. `onEnter` is called if
 * the visitor has typed something and presses Enter before the dialog is there.
 */
export function openEarlyField(onEnter: () => void): EarlyField {
  const before = document.activeElement
  const field = document.createElement('input')
  field.className = visuallyHidden
  field.ariaLabel = siteText.searchPlaceholder
  field.onkeydown = ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing && field.value !== '') onEnter()
  }
  document.body.append(field)
  field.focus({ preventScroll: true })
  return {
    text: () => field.value,
    close() {
      const hadFocus = document.activeElement === field
      field.remove()
      if (hadFocus && before instanceof HTMLElement) before.focus()
    },
  }
}
