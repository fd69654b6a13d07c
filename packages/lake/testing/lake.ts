import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from '@sanity/client'
import { onTestFinished } from 'vitest'
import type { LakeOptions } from '../config.ts'
import { startLake } from '../start.ts'
import { connect, token } from './client.ts'
import { spawnLake } from './process.ts'

export { token }
export const studioOrigin = 'http://localhost:3333'
export const siteOrigin = 'http://localhost:3000'

/** A folder of its own for a test, gone after it. */
export async function temporaryDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'lake-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** A Lake of its own for a test, on a free port, closed after it. */
export async function testLake(options: Partial<LakeOptions> = {}) {
  const dir = options.dir ?? (await temporaryDir())
  const lake = await startLake({
    dir,
    projectId: 'elos',
    datasets: ['production'],
    tokens: [token],
    studioOrigins: [studioOrigin],
    origins: [siteOrigin],
    ...options,
  })
  onTestFinished(() => lake.close())

  return {
    ...lake,
    dir,
    /** The administrator's client; it sees documents as they are stored. */
    client: connect(lake.url, { token, perspective: 'raw' }),
    /** A client without a token. */
    visitor: connect(lake.url),
    connect: (config: Partial<ClientConfig>) => connect(lake.url, config),
    /** A plain request, for what the client would not send. */
    fetch: (path: string, init?: RequestInit) => fetch(lake.url + path, init),
  }
}

/** A Lake in a process of its own for a test, killed after it or before. */
export async function testLakeProcess(dir: string, env?: Record<string, string>) {
  const lake = await spawnLake(dir, env)
  onTestFinished(() => lake.kill())
  return lake
}
