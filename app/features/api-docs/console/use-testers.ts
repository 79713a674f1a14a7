import { useCallback, useReducer, useRef } from 'react'
import type { OperationEntry } from '../catalogue'
import { callEndpoint } from './call-endpoint'
import { testersAfter, untouched } from './console-state'
import { initialValues, missingFields, requestOf } from './endpoint-request'

/** Empty origin: calls go to the origin of the page, even if the examples show another origin. */
const ownOrigin = ''

/** Keeps the state of all endpoint consoles. Each console sends its requests independently. */
export function useTesters() {
  const [testers, dispatch] = useReducer(testersAfter, {})
  const latest = useRef(testers)
  latest.current = testers
  const edit = useCallback(
    (id: string, name: string, value: string) => dispatch({ type: 'edit', id, name, value }),
    [],
  )
  const call = useCallback(async (operation: OperationEntry) => {
    const { id } = operation
    const values = { ...initialValues(operation), ...latest.current[id]?.values }
    const missing = missingFields(operation, values)
    if (missing.length > 0) {
      dispatch({ type: 'refuse', id, missing })
      return
    }
    dispatch({ type: 'call', id })
    dispatch({ type: 'answer', id, result: await callEndpoint(requestOf(operation, values, ownOrigin)) })
  }, [])
  return { testerOf: (id: string) => testers[id] ?? untouched, edit, call }
}
