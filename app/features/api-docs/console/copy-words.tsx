import { useEffect, useState } from 'react'
import { copyText } from '~/ui/clipboard/copy-text'
import { Button } from '~/ui/controls/button'
import { useToast } from '~/ui/overlay/toast'
import { text } from '~/ui/text'
import { docsText } from '../docs-text'

/** Time for which the button shows the confirmation after a copy, milliseconds. */
const saidForMs = 2_000

interface CopyWordsProps {
  readonly label: string
  readonly value: string
}

/** Text button that copies a string and then shows the confirmation as its label. */
export function CopyWords({ label, value }: CopyWordsProps) {
  const toast = useToast()
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), saidForMs)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    const copied = await copyText(value)
    if (copied) setCopies((count) => count + 1)
    toast({ kind: copied ? 'success' : 'error', title: copied ? text.copied : text.copyFailed })
  }
  return (
    <Button icon={copies > 0 ? 'check' : 'copy'} onClick={copy} data-needs-script="">
      {copies > 0 ? docsText.copied : label}
    </Button>
  )
}
