import { useEffect, useState } from 'react'
import { focusInSight } from './focusInSight.ts'

/**
 * Returns false in the first rendering, which must give the same HTML as the server; then true, so that the form can
 * show what needs script. What it shows may move the field in focus, which is scrolled back into sight. `form` is the
 * id of the form.
 */
export function useAwake(form: string): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  useEffect(() => {
    if (isAwake) focusInSight(form)
  }, [form, isAwake])
  return isAwake
}
