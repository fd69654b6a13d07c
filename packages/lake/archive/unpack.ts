import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { z } from 'zod'
import { sha1, writeWhole } from '../assets/assetFile.ts'
import { LakeError } from '../errors.ts'
import { assetEntry, assetIdOfEntry, layout } from './layout.ts'

export interface UnpackedArchive {
  /** Documents as their lines tell them. */
  readonly documents: readonly unknown[]
  readonly assets: Readonly<Record<string, unknown>>
  readonly originals: Readonly<Record<string, unknown>>
  /** Ids of the assets whose files were unpacked, checked against their hash. */
  readonly assetIds: readonly string[]
}

const record = z.record(z.string(), z.unknown())

/**
 * Unpacks an archive's assets into a folder and reads the rest of it.
 *
 * @throws LakeError `archive-missing` or `archive-broken`
 */
export async function unpackArchive(file: string, dir: string): Promise<UnpackedArchive> {
  const entries = extract()
  const read = pipeline(createReadStream(file), createGunzip(), entries)
  // Its failure ends the entries, too; without this it would count as unhandled meanwhile.
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
    const documents = texts.get(layout.documents)
    if (documents === undefined) throw new Error(`${layout.documents} is missing`)
    return {
      documents: documents.split('\n').filter(Boolean).map(parse),
      assets: record.parse(parse(texts.get(layout.assets) ?? '{}')),
      originals: record.parse(parse(texts.get(layout.originals) ?? '{}')),
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

/** Archives hold one folder; where they do not, paths begin with `./` or right away. */
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
