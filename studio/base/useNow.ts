import { useEffect, useState } from 'react'

/** How often the present moment is read, in milliseconds. */
const TICK_MS = 30_000

/** Returns the present moment, again and again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
