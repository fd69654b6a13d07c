import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { z } from 'zod'
import { sha1, writeWhole } from '../assets/assetFile.ts'
import { LakeError } from '../errors.ts'
import { ARCHIVE_FILES, assetEntry, assetIdOfEntry } from './layout.ts'

export interface UnpackedArchive {
  /** The documents, unchecked. */
  documents: readonly unknown[]
  assets: Readonly<Record<string, unknown>>
  originals: Readonly<Record<string, unknown>>
  /** Ids of the assets whose files were unpacked; each file has the hash that its id states. */
  assetIds: readonly string[]
}

const recordSchema = z.record(z.string(), z.unknown())

/**
 * Unpacks an archive's assets into a folder, and returns the rest.
 *
 * @throws LakeError `archive-missing` or `archive-broken`
 */
export async function unpackArchive(file: string, dir: string): Promise<UnpackedArchive> {
  const entries = extract()
  const read = pipeline(createReadStream(file), createGunzip(), entries)
  // A failure also ends the loop below, and is handled there.
  read.catch(() => undefined)
  const texts = new Map<string, string>()
  const assetIds: string[] = []
  try {
    for await (const entry of entries) {
      const path = withoutFolder(entry.header.name)
      const id = assetIdOfEntry(path)
      const content = await buffer(entry)
      if (id) {
        checkHash(id, content, path)
        await writeWhole(join(dir, assetEntry(id)), content)
        assetIds.push(id)
      } else {
        texts.set(path, content.toString('utf8'))
      }
    }
    await read
    const documents = texts.get(ARCHIVE_FILES.documents)
    if (documents === undefined) throw new Error(`${ARCHIVE_FILES.documents} is missing`)
    return {
      documents: documents.split('\n').filter(Boolean).map(parse),
      assets: recordSchema.parse(parse(texts.get(ARCHIVE_FILES.assets) ?? '{}')),
      originals: recordSchema.parse(parse(texts.get(ARCHIVE_FILES.originals) ?? '{}')),
      assetIds,
    }
  } catch (error) {
    await read.catch(() => undefined)
    throw archiveError(error, file)
  }
}

function parse(text: string): unknown {
  return JSON.parse(text)
}

/** Removes the archive's top folder, or a leading `./`, from the path of an entry. */
function withoutFolder(name: string): string {
  const path = name.replace(/^\.\//, '')
  return /^(?:images|files)\/[^/]+$/.test(path) ? path : path.replace(/^[^/]+\/(?=.)/, '')
}

function checkHash(id: string, content: Buffer, path: string): void {
  if (id.split('-')[1] !== sha1(content)) throw new Error(`${path} does not match its name`)
}

function archiveError(error: unknown, file: string): LakeError {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return new LakeError('archive-missing', `File ${file} does not exist.`, { cause: error })
  }
  const reason = error instanceof Error ? error.message : String(error)
  return new LakeError(
    'archive-broken',
    `File ${file} is not a sound export (${reason}): nothing was imported.`,
    { cause: error },
  )
}
