import { useEffect, useState } from 'react'
import { text } from '~/ui/text'
import { IconButton } from '../controls/button'
import { useToast } from '../overlay/toast'
import { copyText } from './copy-text'

interface CopyButtonProps {
  readonly value: string
  /** Noun for the copied text, for the button's label. For example, "mint" gives "Copy mint". */
  readonly what: string
  /** Time for which the tick is shown, milliseconds. */
  readonly tickMs?: number
}

/** Copies a text and shows whether that succeeded. */
export function CopyButton({ value, what, tickMs = 2000 }: CopyButtonProps) {
  const toast = useToast()
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), tickMs)
    return () => clearTimeout(timer)
  }, [copies, tickMs])
  const copy = async () => {
    const copied = await copyText(value)
    if (copied) setCopies((count) => count + 1)
    toast({ kind: copied ? 'success' : 'error', title: copied ? text.copied : text.copyFailed })
  }
  return (
    <IconButton
      icon={copies > 0 ? 'check' : 'copy'}
      inline
      label={`Copy ${what}`}
      onClick={copy}
      data-needs-script=""
    />
  )
}
