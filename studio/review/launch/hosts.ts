import type { Inspection, Obstacle } from './type.ts'

const TIMEOUT_MS = 10_000

/**
 * The servers that do not respond or respond with a server error (5xx).
 *
 * @param addresses by the variables that name them; one that is not set is not asked
 */
export async function inspectHosts(
  addresses: Readonly<Record<string, string | undefined>>,
): Promise<Inspection> {
  const found = await Promise.all(Object.entries(addresses).map(obstacleAt))
  return { title: 'Servidores', obstacles: found.filter((obstacle) => obstacle !== undefined) }
}

async function obstacleAt([where, address]: [string, string | undefined]): Promise<
  Obstacle | undefined
> {
  if (!address) return undefined
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(address, { signal }).catch(() => undefined)
  await response?.body?.cancel()
  if (!response) return { what: `${address} não responde.`, where }
  return response.status < 500
    ? undefined
    : { what: `${address} responde ${response.status}.`, where }
}
