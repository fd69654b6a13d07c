import { useEffect, useState } from 'react'

/**
 * False in the first rendering, which has to find the server's HTML as it is; then true, so that what
 * needs script can be shown.
 */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake
}
