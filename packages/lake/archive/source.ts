import { join } from 'node:path'
import { LakeError } from '../errors.ts'
import type { LakeDocument } from '../store/document.ts'
import { openStore, type Store } from '../store/store.ts'
import type { ArchiveSource } from './export.ts'

/** A dataset of an open store. */
export function storeSource(store: Store, dataset: string): ArchiveSource {
  return {
    documents: store.dataset(dataset).snapshot.all(),
    assetsDir: store.assetsDir(dataset),
  }
}

/** A Lake that runs on the folder, and its administrator's token. */
export interface RunningSource {
  readonly url: string
  readonly token: string | undefined
}

/**
 * A dataset of a folder, whether or not a Lake runs on it: if one does, it is asked for the
 * documents. Uploaded files never change, so they are read where they are.
 *
 * @throws LakeError `folder-locked` when the running Lake does not answer
 */
export async function folderSource(
  dir: string,
  dataset: string,
  running: RunningSource,
): Promise<ArchiveSource> {
  try {
    const store = openStore(dir)
    const source = storeSource(store, dataset)
    store.close()
    return source
  } catch (error) {
    const isLocked = error instanceof LakeError && error.code === 'folder-locked'
    const documents = isLocked ? await askForDocuments(dataset, running) : undefined
    if (!documents) throw error
    return { documents, assetsDir: join(dir, 'assets', dataset) }
  }
}

async function askForDocuments(
  dataset: string,
  { url, token }: RunningSource,
): Promise<LakeDocument[] | undefined> {
  if (!token) return undefined
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/v1/data/export/${dataset}`, { headers }).catch(() => null)
  if (!answer?.ok) return undefined
  const lines = (await answer.text()).split('\n').filter(Boolean)
  return lines.map((line): LakeDocument => JSON.parse(line))
}
