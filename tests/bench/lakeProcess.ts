import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const LAKE_TOKEN = 'bench'

/** `BENCH_LAKE` is the folder of the package in another checkout, whose Lake is measured. */
const FOLDER = process.env.BENCH_LAKE ?? join(import.meta.dirname, '../../packages/lake')

/** Runs `work` with the address of an empty Lake in a process of its own. */
export async function withLakeProcess(
  work: (url: string) => Promise<void>,
  variables: Record<string, string> = {},
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'lake-bench-'))
  const named = { LAKE_DIR: dir, LAKE_PORT: '0', LAKE_PROJECT: 'elos', LAKE_TOKEN }
  const env = { ...process.env, ...named, ...variables }
  const child = spawn(process.execPath, [join(FOLDER, 'bin/lake.ts'), 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  try {
    const [line] = await once(createInterface(child.stdout), 'line')
    await work(/http:\S+/.exec(String(line))?.[0] ?? '')
  } finally {
    child.kill()
    await exited
    await rm(dir, { recursive: true, force: true })
  }
}
