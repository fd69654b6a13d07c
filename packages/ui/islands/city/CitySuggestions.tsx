import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { partnerFormWords } from '../../words/partnerForm.ts'
import { adoptStyle } from '../common/adopt.ts'
import { CityList, comboboxOf } from './CityList.tsx'
import { citiesStyle } from './citiesStyle.ts'
import { useCities } from './useCities.ts'
import { useSuggestions } from './useSuggestions.ts'

/** Suggests cities below a text field that is in the page already, and has the focus. */
export function suggestCitiesFor(input: HTMLInputElement): void {
  adoptStyle(citiesStyle)
  const place = document.createElement('div')
  input.closest('.field')?.append(place)
  createRoot(place).render(<CitySuggestions input={input} />)
}

function CitySuggestions({ input }: { input: HTMLInputElement }) {
  const cities = useCities(true)
  const [typed, setTyped] = useState(input.value)
  const pick = (city: string) => {
    input.value = city
    // The form reads its fields at this event.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const { suggestions, events } = useSuggestions(cities ?? [], typed, pick)
  const list = `${input.name}-sugestoes`
  // This runs before the next key: a listener of the previous rendering would not know which option has been reached.
  useLayoutEffect(() => {
    const listening = new AbortController()
    input.addEventListener('keydown', events.onKeyDown, listening)
    input.addEventListener('focus', events.onFocus, listening)
    input.addEventListener('blur', events.onBlur, listening)
    input.addEventListener(
      'input',
      () => {
        setTyped(input.value)
        events.onInput()
      },
      listening,
    )
    for (const [name, value] of Object.entries(comboboxOf(list, suggestions))) {
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, String(value))
    }
    return () => listening.abort()
  })
  const found = suggestions.names.length
  return (
    <>
      {found > 0 && <CityList id={list} suggestions={suggestions} />}
      <span className="hidden" role="status">
        {found > 0 && partnerFormWords.city.found(found)}
      </span>
    </>
  )
}
