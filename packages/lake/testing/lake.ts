import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { ClientConfig } from '@sanity/client'
import { afterAll, onTestFinished } from 'vitest'
import type { LakeOptions } from '../config.ts'
import { startLake } from '../start.ts'
import { API_VERSION, connect, TOKEN } from './client.ts'

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

/** Starts a Lake in another process on a free port, for tests that kill it. It is killed after the test. */
export async function testLakeProcess(dir: string, variables: Record<string, string> = {}) {
  const script = join(import.meta.dirname, '../bin/lake.ts')
  const named = { LAKE_DIR: dir, LAKE_PORT: '0', LAKE_PROJECT: 'elos', LAKE_TOKEN: TOKEN }
  const env = { ...process.env, ...named, ...variables }
  const child = spawn(process.execPath, [script, 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  /** Ends the process without giving it a chance to clean up. */
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  onTestFinished(kill)
  const [line] = await once(createInterface(child.stdout), 'line')
  const url = /http:\S+/.exec(String(line))?.[0] ?? ''
  return { client: connect(url, { token: TOKEN, maxRetries: 0 }), kill }
}
