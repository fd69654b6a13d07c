import { useEffect, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ChangingText } from '../../primitives/ChangingText.tsx'
import { partnerFormWords } from '../../words/partnerForm.ts'
import { CityList } from './CityList.tsx'
import { type City, loadCities } from './cities.ts'
import { useSuggestions } from './useSuggestions.ts'

/**
 * Suggests cities for the field of the city in a form of the page: it becomes a combobox as the ARIA practices describe
 * it. Settles once the cities are loaded. `form`: the id of the form.
 */
export async function suggestCitiesIn(form: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>(`#${form} [name=cidade]`)
  if (!input) return
  const place = document.createElement('div')
  input.closest('.field')?.append(place)
  createRoot(place).render(<CitySuggestions input={input} />)
  await loadCities()
}

function CitySuggestions({ input }: { input: HTMLInputElement }) {
  const [cities, setCities] = useState<City[]>([])
  useEffect(() => void loadCities().then(setCities), [])
  const [typed, setTyped] = useState(input.value)
  const pick = (city: string) => {
    input.value = city
    // The form reads its fields at this event.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const { suggestions, events } = useSuggestions(cities, typed, pick)
  const { names, active } = suggestions
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
    const attributes = {
      role: 'combobox',
      // The browser's own suggestions would lie over these.
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(names.length > 0),
      'aria-activedescendant': active >= 0 ? `${list}-${active}` : '',
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    // There is no list to control while nothing is suggested.
    if (names.length > 0) input.setAttribute('aria-controls', list)
    else input.removeAttribute('aria-controls')
    return () => listening.abort()
  })
  const found = names.length
  return (
    <>
      {found > 0 && <CityList id={list} suggestions={suggestions} />}
      <span className="hidden" role="status">
        <ChangingText text={found > 0 ? partnerFormWords.city.found(found) : ''} />
      </span>
    </>
  )
}
