import type { Inspection, Obstacle } from './type.ts'

const TIMEOUT_MS = 10_000

/** A server that a launch needs, and where its address is set. */
export interface Host {
  address: string
  where: string
}

/** The servers that do not respond or respond with a server error (5xx). */
export async function inspectHosts(hosts: readonly Host[]): Promise<Inspection> {
  const found = await Promise.all(hosts.map(obstacleAt))
  return { title: 'Servidores', obstacles: found.filter((obstacle) => obstacle !== undefined) }
}

async function obstacleAt({ address, where }: Host): Promise<Obstacle | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(address, { signal }).catch(() => undefined)
  await response?.body?.cancel()
  if (!response) return { what: `${address} não responde.`, where }
  return response.status < 500
    ? undefined
    : { what: `${address} responde ${response.status}.`, where }
}
