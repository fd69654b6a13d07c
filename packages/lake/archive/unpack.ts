import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { z } from 'zod'
import { sha1 } from '../assets/assetId.ts'
import { LakeError } from '../errors.ts'
import { writeWhole } from '../wholeFile.ts'
import { ARCHIVE_FILES, assetEntry, assetIdOfEntry, assetKey } from './layout.ts'

export interface UnpackedArchive {
  /** The documents, unchecked. */
  documents: readonly unknown[]
  assets: Readonly<Record<string, unknown>>
  originals: Readonly<Record<string, unknown>>
  /** The ids of the assets whose files were unpacked; each file has the hash that its id states. */
  assetIds: readonly string[]
  /** Returns the id of the asset in a file of the archive; undefined for other files. */
  idOfEntry(path: string): string | undefined
}

/** Bytes of one file of an archive, which is read into memory. A small archive may unpack to far more. */
const MAX_ENTRY_BYTES = 256 * 1024 * 1024

const recordSchema = z.record(z.string(), z.unknown())

/**
 * Unpacks an archive's assets into a folder, and returns the rest.
 *
 * @throws LakeError `archive-missing` or `archive-broken`
 */
export async function unpackArchive(file: string, dir: string): Promise<UnpackedArchive> {
  try {
    const { texts, assetIds } = await readEntries(file, dir)
    const documents = texts.get(ARCHIVE_FILES.documents)
    if (documents === undefined) throw new Error(`${ARCHIVE_FILES.documents} is missing`)
    const assets = recordSchema.parse(parse(texts.get(ARCHIVE_FILES.assets) ?? '{}'))
    for (const [named, id] of assetIds) checkHash(named, id, assets)
    return {
      documents: documents.split('\n').filter(Boolean).map(parse),
      assets,
      originals: recordSchema.parse(parse(texts.get(ARCHIVE_FILES.originals) ?? '{}')),
      assetIds: [...assetIds.values()],
      idOfEntry(path) {
        const named = assetIdOfEntry(path)
        return named && (assetIds.get(named) ?? named)
      },
    }
  } catch (error) {
    throw archiveError(error, file)
  }
}

interface Entries {
  /** The other files, by their path in the archive's folder. */
  texts: ReadonlyMap<string, string>
  /** The ids of the unpacked assets by their content, by the ids in the names of their files. */
  assetIds: ReadonlyMap<string, string>
}

/** Reads an archive entry by entry, and writes its assets into a folder. */
async function readEntries(file: string, dir: string): Promise<Entries> {
  const entries = extract()
  const read = pipeline(createReadStream(file), createGunzip(), entries)
  // A failure also ends the loop below, and is handled there.
  read.catch(() => undefined)
  const texts = new Map<string, string>()
  const assetIds = new Map<string, string>()
  try {
    for await (const entry of entries) {
      const path = withoutFolder(entry.header.name)
      const { size = 0 } = entry.header
      if (size > MAX_ENTRY_BYTES) throw new Error(`${path} has ${size} bytes, too many to read`)
      const named = assetIdOfEntry(path)
      const content = await buffer(entry)
      if (named) {
        const id = named.replace(/[0-9a-f]{40}/, await sha1(content))
        await writeWhole(join(dir, assetEntry(id)), content)
        assetIds.set(named, id)
      } else {
        texts.set(path, content.toString('utf8'))
      }
    }
    await read
    return { texts, assetIds }
  } catch (error) {
    // The file is closed before the error is reported.
    await read.catch(() => undefined)
    throw error
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

/**
 * Checks that a file matches the hash in its name. Hosted Sanity names a file by the hash of what was uploaded, but
 * may serve it changed: it removes the scripts of an SVG. Its archive then lists the asset by the hash of the content.
 */
function checkHash(named: string, id: string, assets: Readonly<Record<string, unknown>>): void {
  if (id === named || Object.hasOwn(assets, assetKey(id))) return
  throw new Error(`${assetEntry(named)} does not match its name`)
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
