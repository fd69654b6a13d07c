import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { assetFilename, assetPath, kindOf } from '../assets/assetId.ts'
import { extensionOf, mediaTypeOf } from '../assets/mediaTypes.ts'
import { LakeError } from '../errors.ts'
import { isIdentifier, randomIdentifier } from '../mutations/identifiers.ts'
import { valueProblem } from '../mutations/validate.ts'
import type { Dataset } from '../store/dataset.ts'
import { isRecord, isRecordId, type LakeDocument } from '../store/document.ts'
import type { Change } from '../store/snapshot.ts'
import type { Store } from '../store/store.ts'
import { withReferences } from './assetReferences.ts'
import type { ArchiveSummary } from './export.ts'
import { assetEntry, assetKey } from './layout.ts'
import { type UnpackedArchive, unpackArchive } from './unpack.ts'

export interface ImportOptions {
  projectId: string
  /**
   * Replaces the documents of the dataset; without it, the dataset must be empty. Its private records stay when the
   * archives have none.
   */
  replace?: boolean
}

/**
 * Imports archives of `lake export` or of hosted Sanity into a dataset, in one transaction: after
 * an error the dataset is unchanged.
 *
 * @param files of a document that is in several of them, the last one counts
 * @throws LakeError `archive-missing`, `archive-broken`, `lake-not-empty` or `disk-full`
 */
export async function importArchives(
  store: Store,
  name: string,
  files: readonly string[],
  options: ImportOptions,
): Promise<ArchiveSummary> {
  const dataset = store.dataset(name)
  if (!options.replace && dataset.snapshot.documents.size > 0) {
    throw new LakeError(
      'lake-not-empty',
      `Dataset ${name} has documents already. Use --replace to replace them.`,
    )
  }
  const unpacked = await mkdtemp(join(store.dir, 'import-'))
  try {
    const transaction = { id: `import-${randomIdentifier()}`, timestamp: new Date().toISOString() }
    const documents = new Map<string, LakeDocument>()
    const assetIds = new Set<string>()
    for (const file of files) {
      const archive = await unpackArchive(file, unpacked)
      const restored = restoreDocuments(archive, name, options.projectId, transaction, file)
      for (const [id, document] of restored) documents.set(id, document)
      for (const id of archive.assetIds) assetIds.add(id)
    }
    for (const id of assetIds) {
      const path = assetPath(store.assetsDir(name), kindOf(id), assetFilename(id))
      await mkdir(dirname(path), { recursive: true })
      await rename(join(unpacked, assetEntry(id)), path)
    }
    const changes = changesTo(dataset, documents)
    dataset.commit({ ...transaction, author: 'import', changes })
    return { documents: documents.size, assets: assetIds.size }
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
}

interface ImportTransaction {
  id: string
  timestamp: string
}

function restoreDocuments(
  { documents, assets, originals, assetIds, idOfEntry }: UnpackedArchive,
  dataset: string,
  projectId: string,
  transaction: ImportTransaction,
  file: string,
): Map<string, LakeDocument> {
  const restored = new Map<string, LakeDocument>()
  const add = (value: unknown) => {
    const document = complete(value, transaction)
    if (!document) {
      const shown = JSON.stringify(value)?.slice(0, 80)
      const message = `File ${file} has an invalid document (${shown}): nothing was imported.`
      throw new LakeError('archive-broken', message)
    }
    restored.set(document._id, document)
  }
  for (const value of documents) {
    const id = isRecord(value) ? String(value._id) : ''
    add(originals[id] ?? withReferences(value, idOfEntry))
  }
  for (const id of assetIds) {
    const metadata = assets[assetKey(id)]
    add(originals[id] ?? assetDocument(id, metadata, `${projectId}/${dataset}`))
  }
  return restored
}

/** Adds the system attributes that are missing; returns undefined for an invalid document. */
function complete(value: unknown, { id, timestamp }: ImportTransaction): LakeDocument | undefined {
  if (!isRecord(value) || valueProblem(value)) return undefined
  const { _id, _type, _rev, _createdAt, _updatedAt } = value
  if (typeof _id !== 'string' || !isIdentifier(_id) || typeof _type !== 'string') return undefined
  return {
    ...value,
    _id,
    _type,
    _rev: typeof _rev === 'string' ? _rev : id,
    _createdAt: typeof _createdAt === 'string' ? _createdAt : timestamp,
    _updatedAt: typeof _updatedAt === 'string' ? _updatedAt : timestamp,
  }
}

/** Creates an asset's document from the name of its file and the archive's metadata. */
function assetDocument(id: string, metadata: unknown, place: string): Record<string, unknown> {
  const filename = assetFilename(id)
  const extension = extensionOf(filename, undefined)
  const path = `${kindOf(id)}s/${place}/${filename}`
  return {
    originalFilename: basename(filename),
    ...(isRecord(metadata) && metadata),
    _id: id,
    _type: kindOf(id) === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: id.split('-')[1],
    extension,
    mimeType: mediaTypeOf(extension),
    path,
    uploadId: randomUUID().replaceAll('-', ''),
    url: `https://cdn.sanity.io/${path}`,
  }
}

function changesTo(dataset: Dataset, documents: ReadonlyMap<string, LakeDocument>): Change[] {
  const before = dataset.snapshot
  const hasRecords = [...documents.keys()].some(isRecordId)
  const removed = before
    .all()
    .filter(({ _id }) => !documents.has(_id) && (hasRecords || !isRecordId(_id)))
  return [
    ...removed.map((previous) => ({
      id: previous._id,
      previous,
      next: null,
      mutations: [{ delete: { id: previous._id } }],
    })),
    ...[...documents.values()].map((next) => ({
      id: next._id,
      previous: before.get(next._id) ?? null,
      next,
      mutations: [{ createOrReplace: next }],
    })),
  ]
}
