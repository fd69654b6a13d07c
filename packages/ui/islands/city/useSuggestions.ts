import { type KeyboardEvent, useRef, useState } from 'react'
import { type City, suggestCities } from './cities.ts'

/** The milliseconds that the list stays after the field was left, for the click on it. */
const HIDE_DELAY = 200

/** The state of a combobox's list. */
export interface Suggestions {
  /** The cities in the list; none while it is closed. */
  names: string[]
  /** The place of the option that the keys have reached; -1 for none. */
  active: number
  choose(name: string): void
}

/**
 * The cities suggested for what is typed, and the events that open, close and move through their list.
 */
export function useSuggestions(
  cities: readonly City[],
  typed: string,
  pick: (name: string) => void,
) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  const names = isOpen ? suggestCities(cities, typed) : []

  const show = (open: boolean) => {
    setOpen(open)
    setActive(-1)
  }
  const choose = (name: string) => {
    pick(name)
    show(false)
  }
  const onKeyDown = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
    const { key } = event
    const chosen = names[active]
    if (names.length === 0) return
    if (key === 'ArrowDown') setActive((active + 1) % names.length)
    else if (key === 'ArrowUp') setActive((active <= 0 ? names.length : active) - 1)
    else if (key === 'Escape') show(false)
    else if (key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
  }
  const events = {
    onKeyDown,
    onInput: () => show(true),
    onBlur: () => {
      hiding.current = setTimeout(() => show(false), HIDE_DELAY)
    },
    onFocus: () => clearTimeout(hiding.current),
  }
  const suggestions: Suggestions = { names, active, choose }
  return { suggestions, events }
}
