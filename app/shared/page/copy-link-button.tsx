import { siteText } from '~/shared/text/site-text'
import { copyText } from '~/ui/clipboard/copy-text'
import { IconButton } from '~/ui/controls/button'
import { useToast } from '~/ui/overlay/toast'
import { text } from '~/ui/text'

/** Copies the URL of the page, which contains the visitor's choices, such as filters and sort order. */
export function CopyLinkButton() {
  const toast = useToast()
  const copy = async () => {
    const copied = await copyText(window.location.href)
    toast({ kind: copied ? 'success' : 'error', title: copied ? text.copied : text.copyFailed })
  }
  return (
    <IconButton
      icon="link"
      label={siteText.copyLink}
      title={siteText.copyLink}
      onClick={copy}
      data-needs-script=""
    />
  )
}
