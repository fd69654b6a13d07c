/** An address of the site, with path, query and anchor, with this value of a parameter; undefined: without it. */
export function addressWith(address: string, parameter: string, value: string | undefined): string {
  const { pathname, search, hash } = new URL(address, 'http://site')
  const parameters = new URLSearchParams(search)
  parameters.delete(parameter)
  if (value) parameters.set(parameter, value)
  return `${pathname}${parameters.size > 0 ? `?${parameters}` : ''}${hash}`
}

/** An address of the site without its origin, which Presentation writes before some. */
export function localAddress(address: string): string {
  const { pathname, search, hash } = new URL(address, 'http://site')
  return `${pathname}${search}${hash}`
}
