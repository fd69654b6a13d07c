import { join } from 'node:path'
import { LakeError } from '../errors.ts'
import type { LakeDocument } from '../store/document.ts'
import { readOwner } from '../store/owner.ts'
import { openStore, type Store } from '../store/store.ts'
import { fileExists } from '../wholeFile.ts'
import type { ArchiveSource } from './export.ts'

/** The documents and files of a dataset in an open store. */
export function storeSource(store: Store, dataset: string): ArchiveSource {
  return {
    documents: store.dataset(dataset).snapshot.all(),
    assetsDir: store.assetsDir(dataset),
  }
}

/** No query occupies a Lake for longer than a few seconds, so this is enough for a long queue. */
const RESPONSE_TIMEOUT_MS = 60_000

/**
 * Returns the documents and files of a dataset in a Lake's folder. While a Lake runs on the folder
 * its documents are requested from it, because only one process can open the database; the folder tells
 * where it answers. Uploaded files never change, so they are read from the folder.
 *
 * @param token of the administrator of a Lake that runs on the folder
 * @throws LakeError `lake-empty` when there is nothing to export; `lake-unreachable` when the running Lake
 *   does not send its documents; as `openStore` when no Lake runs
 */
export async function folderSource(
  dir: string,
  dataset: string,
  token: string | undefined,
): Promise<ArchiveSource> {
  const isLake = await fileExists(join(dir, 'lake.sqlite'))
  const documents = isLake ? await readDocuments(dir, dataset, token) : []
  if (documents.length === 0) {
    throw new LakeError(
      'lake-empty',
      `Folder ${dir} has no documents in dataset ${dataset}: nothing was exported. Check LAKE_DIR and LAKE_DATASET.`,
    )
  }
  return { documents, assetsDir: join(dir, 'assets', dataset) }
}

async function readDocuments(dir: string, dataset: string, token: string | undefined) {
  try {
    const store = openStore(dir)
    const { documents } = storeSource(store, dataset)
    store.close()
    return documents
  } catch (error) {
    if (!(error instanceof LakeError) || error.code !== 'folder-locked') throw error
    const url = readOwner(dir)?.url
    // An import, for example, has the folder and answers nobody.
    if (!url) throw error
    return requestDocuments(dir, dataset, url, token)
  }
}

async function requestDocuments(
  dir: string,
  dataset: string,
  url: string,
  token: string | undefined,
): Promise<LakeDocument[]> {
  const lake = `The Lake that runs on folder ${dir}`
  if (!token) throw unreachable(`${lake} can be exported with its token only: set LAKE_TOKEN.`)
  try {
    const response = await fetch(`${url}/v1/data/export/${dataset}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
    if (!response.ok) {
      const reason = `${url} answered ${response.status}`
      throw unreachable(`${lake} refused the export: ${reason}. Check LAKE_TOKEN and LAKE_DATASET.`)
    }
    const lines = (await response.text()).split('\n').filter(Boolean)
    return lines.map((line): LakeDocument => JSON.parse(line))
  } catch (error) {
    if (error instanceof LakeError) throw error
    throw unreachable(`${lake} does not answer at ${url}. Try again, or end it first.`, error)
  }
}

function unreachable(message: string, cause?: unknown): LakeError {
  return new LakeError('lake-unreachable', message, { cause })
}
