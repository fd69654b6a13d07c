import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'

/** Every municipality, as 'Nome/UF', one to a line, as known when the site was built. */
export const bundledCities = (): string =>
  getMunicipalities()
    .map(({ name, stateCode }) => `${name}/${stateCode}`)
    .join('\n')
