import { startTransition, useEffect, useState } from 'react'

/** A value one drawing later: what matters most is on the screen first, and what hangs on this follows it. */
export function useLate<Value>(value: Value): Value {
  const [late, setLate] = useState(value)
  useEffect(() => {
    startTransition(() => setLate(value))
  }, [value])
  return late
}
