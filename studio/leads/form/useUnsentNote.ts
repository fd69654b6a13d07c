import { useState } from 'react'

/**
 * Keeps the note that is being written about a lead, so that it is there again when the lead is opened again in the same
 * tab. An empty text forgets it.
 *
 * @param id the id of the lead, the same each time
 */
export function useUnsentNote(id: string): [text: string, write: (text: string) => void] {
  const key = `unsentNote.${id}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  const write = (written: string) => {
    setText(written)
    if (written) sessionStorage.setItem(key, written)
    else sessionStorage.removeItem(key)
  }
  return [text, write]
}
