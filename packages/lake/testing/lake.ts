import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from '@sanity/client'
import { afterAll, onTestFinished } from 'vitest'
import type { LakeOptions } from '../config.ts'
import { startLake } from '../start.ts'
import { API_VERSION, connect, TOKEN } from './client.ts'
import { spawnLake } from './process.ts'

export { API_VERSION, TOKEN }
export const STUDIO_ORIGIN = 'http://localhost:3333'
export const SITE_ORIGIN = 'http://localhost:3000'

/** Registers work for when a test, or a file of tests, has ended. The last that was registered runs first. */
type AtEnd = (work: () => Promise<void>) => void

/** Creates a folder that is deleted after the test. */
export function temporaryDir(): Promise<string> {
  return createDir(onTestFinished)
}

/** Starts a Lake on a free port, which is closed after the test. */
export function testLake(options: Partial<LakeOptions> = {}): Promise<TestLake> {
  return start(options, onTestFinished)
}

/** Starts a Lake for all tests of a file that only read, which is closed after the last. Call it outside of tests. */
export function fileLake(options: Partial<LakeOptions> = {}): Promise<TestLake> {
  return start(options, afterAll)
}

async function createDir(atEnd: AtEnd): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'lake-'))
  atEnd(() => rm(dir, { recursive: true, force: true }))
  return dir
}

async function start(options: Partial<LakeOptions>, atEnd: AtEnd) {
  const dir = options.dir ?? (await createDir(atEnd))
  const lake = await startLake({
    dir,
    projectId: 'elos',
    datasets: ['production'],
    tokens: [TOKEN],
    studioOrigins: [STUDIO_ORIGIN],
    origins: [SITE_ORIGIN],
    ...options,
  })
  atEnd(() => lake.close())

  return {
    ...lake,
    dir,
    /** The administrator's client, which reads documents as they are stored. */
    client: connect(lake.url, { token: TOKEN, perspective: 'raw' }),
    /** A client without a token. */
    visitor: connect(lake.url),
    connect: (config: Partial<ClientConfig>) => connect(lake.url, config),
    /** Sends a request that the client would not send. */
    fetch: (path: string, init?: RequestInit) => fetch(lake.url + path, init),
  }
}

export type TestLake = Awaited<ReturnType<typeof start>>

/** Starts a Lake in another process, which is killed after the test. */
export async function testLakeProcess(dir: string, env?: Record<string, string>) {
  const lake = await spawnLake(dir, env)
  onTestFinished(() => lake.kill())
  return lake
}
