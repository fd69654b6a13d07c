import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { assetFilename, assetPath, isAssetId, kindOf } from '../assets/assetId.ts'
import { LakeError } from '../errors.ts'
import type { LakeDocument } from '../store/document.ts'
import { fileExists } from '../wholeFile.ts'
import { withPlaceholders, withReferences } from './assetReferences.ts'
import { ARCHIVE_FILES, assetEntry, assetKey } from './layout.ts'

/** The documents of a dataset, and the folder of its uploaded files. */
export interface ArchiveSource {
  documents: readonly LakeDocument[]
  assetsDir: string
}

export interface ArchiveSummary {
  documents: number
  assets: number
}

/** The attributes of an asset's document that follow from the name and path of its file. */
const DERIVED_ATTRIBUTES = new Set([
  '_id',
  '_type',
  'assetId',
  'extension',
  'mimeType',
  'path',
  'uploadId',
  'url',
])

/** The permissions of an archive: for this user only. It contains drafts, or what visitors have sent. */
const PRIVATE = 0o600

/**
 * Writes a dataset to a `.tar.gz`. `lake import` restores it exactly; `sanity dataset import` reads
 * it too.
 *
 * @param file is replaced only when the new archive is complete
 * @throws LakeError `asset-missing` or `archive-unwritable`
 */
export async function exportArchive(source: ArchiveSource, file: string): Promise<ArchiveSummary> {
  const { documents } = source
  const assets = await archivableAssets(source)
  const archive = pack()
  const partial = `${file}.part`
  const written = pipeline(archive, createGzip(), createWriteStream(partial, { mode: PRIVATE }))
  try {
    await Promise.all([fill(archive, folderOf(file), documents, assets), written])
    await rename(partial, file)
  } catch (error) {
    archive.destroy()
    await rm(partial, { force: true })
    throw writingProblem(error, file)
  }
  return { documents: documents.length, assets: assets.size }
}

/** The path of each asset's file, by the id of its document. */
async function archivableAssets({
  documents,
  assetsDir,
}: ArchiveSource): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const { _id } of documents.filter((document) => isAssetId(document._id))) {
    const path = assetPath(assetsDir, kindOf(_id), assetFilename(_id))
    if (!(await fileExists(path))) {
      throw new LakeError(
        'asset-missing',
        `File ${path} of document ${_id} is missing: nothing was exported. Bring the file back, or delete the document.`,
      )
    }
    found.set(_id, path)
  }
  return found
}

async function fill(
  archive: Pack,
  folder: string,
  documents: readonly LakeDocument[],
  assets: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, text] of Object.entries(textFiles(documents, assets))) {
    archive.entry({ name: `${folder}/${name}` }, text)
  }
  for (const [id, path] of assets) {
    const { size } = await stat(path)
    const entry = archive.entry({ name: `${folder}/${assetEntry(id)}`, size })
    await pipeline(createReadStream(path), entry)
  }
  archive.finalize()
}

/** The contents of the archive's text files, by name. */
function textFiles(
  documents: readonly LakeDocument[],
  assets: ReadonlyMap<string, string>,
): Record<string, string> {
  const lines: string[] = []
  const metadata: Record<string, unknown> = {}
  const originals: Record<string, LakeDocument> = {}
  for (const document of documents) {
    if (assets.has(document._id)) {
      metadata[assetKey(document._id)] = withoutDerived(document)
      originals[document._id] = document
      continue
    }
    const portable = withPlaceholders(document, (id) => assets.has(id))
    lines.push(`${JSON.stringify(portable)}\n`)
    if (!isSame(withReferences(portable), document)) originals[document._id] = document
  }
  return {
    [ARCHIVE_FILES.documents]: lines.join(''),
    [ARCHIVE_FILES.assets]: JSON.stringify(metadata),
    [ARCHIVE_FILES.originals]: JSON.stringify(originals),
  }
}

/** Returns an error that says what to do about an archive that cannot be written, as in a folder that is missing. */
function writingProblem(error: unknown, file: string): unknown {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return error
  const reason = error.code === 'ENOENT' ? `folder ${dirname(file)} does not exist` : error.message
  const message = `File ${file} cannot be written: ${reason}. Nothing was exported.`
  return new LakeError('archive-unwritable', message, { cause: error })
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function withoutDerived(asset: LakeDocument): Record<string, unknown> {
  return Object.fromEntries(Object.entries(asset).filter(([name]) => !DERIVED_ATTRIBUTES.has(name)))
}

function folderOf(file: string): string {
  return basename(file).replace(/\.t(ar\.)?gz$/, '')
}
