import { useEffect, useState } from 'react'
import { focusInSight } from './focusInSight.ts'

/**
 * False in the first rendering, which has to find the server's HTML as it is; then true, so that what
 * needs script can be shown. `form`: the id of the form that wakes, at whose field somebody may be.
 */
export function useAwake(form: string): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  useEffect(() => focusInSight(form), [isAwake])
  return isAwake
}
