import { type MouseEvent, useState } from 'react'

/**
 * Returns the click of a button that asks before it acts: the first click arms it, and one more acts. The second click of a
 * double-click does not: nobody has read by then what the armed button says.
 */
export function useSecondClick(act: () => unknown) {
  const [isArmed, setArmed] = useState(false)
  const onClick = ({ detail }: MouseEvent) => {
    if (!isArmed) return setArmed(true)
    if (detail > 1) return
    setArmed(false)
    act()
  }
  return { isArmed, disarm: () => setArmed(false), onClick }
}
