import { useEffect } from 'react'

/** Suggests cities for the field of the city, once it has the focus. `form`: the id of its form. */
export function useCitySuggestions(form: string): void {
  useEffect(() => {
    const suggest = async () => {
      const { suggestCitiesIn } = await import('./CitySuggestions.tsx')
      await suggestCitiesIn(form)
    }
    document
      .querySelector(`#${form} [name=cidade]`)
      ?.addEventListener('focus', () => void suggest(), { once: true })
  }, [form])
}
