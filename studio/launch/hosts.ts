import type { Inspection, Obstacle } from './type.ts'

const PATIENCE_MS = 10_000

/** A server that a launch counts on, and where its address is set. */
export interface Host {
  address: string
  where: string
}

/** Servers that do not answer, or answer with an error of their own. */
export async function inspectHosts(hosts: readonly Host[]): Promise<Inspection> {
  const found = await Promise.all(hosts.map(obstacleAt))
  return { title: 'Servidores', obstacles: found.filter((obstacle) => obstacle !== undefined) }
}

async function obstacleAt({ address, where }: Host): Promise<Obstacle | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(address, { signal }).catch(() => undefined)
  await answer?.body?.cancel()
  if (!answer) return { what: `${address} não responde.`, where }
  return answer.status < 500 ? undefined : { what: `${address} responde ${answer.status}.`, where }
}
