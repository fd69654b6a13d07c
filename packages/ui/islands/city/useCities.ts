import { useEffect, useState } from 'react'
import { type City, loadCities } from './cities.ts'

/** The cities, loaded when the form is first open; undefined until they are there. */
export function useCities(isOpen: boolean): City[] | undefined {
  const [cities, setCities] = useState<City[]>()
  useEffect(() => {
    if (isOpen) void loadCities().then(setCities)
  }, [isOpen])
  return cities
}
