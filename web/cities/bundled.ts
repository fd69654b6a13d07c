import {
  getMunicipalities,
  type StateCode,
} from '@brazilian-utils/brazilian-utils/get-municipalities'

/** One of Brazil's municipalities. */
export interface City {
  /** IBGE's code, seven digits. */
  code: string
  name: string
  state: StateCode
}

/** All 5,571 municipalities, as known when the site was built. */
export const bundledCities: readonly City[] = getMunicipalities().map(
  ({ code, name, stateCode }) => ({ code, name, state: stateCode }),
)

const byCode = new Map(bundledCities.map((city) => [city.code, city]))
const states = new Set<string>(bundledCities.map(({ state }) => state))

/** The municipality with this code, if the site knew it when it was built. */
export const bundledCity = (code: string): City | undefined => byCode.get(code)

export const isState = (value: string): value is StateCode => states.has(value)
