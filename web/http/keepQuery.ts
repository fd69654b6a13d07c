/**
 * Returns where a redirect leads that keeps the query of the address that was asked: a campaign's link has its
 * source after its page was renamed too.
 *
 * @param location a path, which may have a query and an anchor of its own
 * @param url the path and query that were asked
 */
export function keepQuery(location: string, url: string): string {
  const start = url.indexOf('?')
  const query = start < 0 ? '' : url.slice(start + 1)
  if (!query) return location
  const [target = '', ...anchor] = location.split('#')
  const joined = `${target}${target.includes('?') ? '&' : '?'}${query}`
  return [joined, ...anchor].join('#')
}
