import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '../store/store.ts'

/** The files and folders of a Lake. */
const LAKE_FILES = ['lake.sqlite', 'lake.sqlite-wal', 'lake.sqlite-shm', 'assets', 'cache']

/**
 * Deletes a Lake's files from its folder, and nothing else.
 *
 * @throws LakeError `folder-locked` while a Lake runs on the folder
 */
export async function resetLake(dir: string): Promise<void> {
  openStore(dir).close()
  await Promise.all(LAKE_FILES.map((name) => rm(join(dir, name), { recursive: true, force: true })))
}
