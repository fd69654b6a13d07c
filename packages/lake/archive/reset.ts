import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '../store/store.ts'

/** What a Lake keeps in its folder. */
const own = ['lake.sqlite', 'lake.sqlite-wal', 'lake.sqlite-shm', 'assets', 'cache']

/**
 * Empties a Lake's folder of what the Lake put there, and of nothing else.
 *
 * @throws LakeError `folder-locked` while a Lake runs on it
 */
export async function resetLake(dir: string): Promise<void> {
  openStore(dir).close()
  await Promise.all(own.map((name) => rm(join(dir, name), { recursive: true, force: true })))
}
