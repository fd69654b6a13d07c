import { useEffect } from 'react'

/** Suggests cities for the field of the city, once it has the focus. `form`: the id of its form. */
export function useCitySuggestions(form: string): void {
  useEffect(() => {
    const input = document.querySelector<HTMLInputElement>(`#${form} [name=cidade]`)
    const suggest = async () => {
      const { suggestCitiesFor } = await import('./CitySuggestions.tsx')
      if (input) suggestCitiesFor(input)
    }
    input?.addEventListener('focus', () => void suggest(), { once: true })
  }, [form])
}
