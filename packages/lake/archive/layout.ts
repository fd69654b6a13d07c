import { assetFilename, isAssetId, kindOf } from '../assets/assetId.ts'

/**
 * The files of an archive, which are in one folder: those of Sanity's own dataset export
 * (https://www.sanity.io/docs/content-lake/export), and one that only the Lake reads.
 */
export const ARCHIVE_FILES = {
  /** The documents, one per line; references to assets name the asset's file. */
  documents: 'data.ndjson',
  /** The attributes of asset documents by `image-<sha1>` or `file-<sha1>`. */
  assets: 'assets.json',
  /** The documents, by id, that cannot be restored exactly from the other files. */
  originals: 'lake.json',
} as const

/** The key of an asset in `assets.json`: `image-<sha1>` or `file-<sha1>`, with the hash of its content. */
export function assetKey(id: string): string {
  return id.split('-').slice(0, 2).join('-')
}

/** Returns the name of an asset's file in an archive: `images/<sha1>-<w>x<h>.png` for `image-<sha1>-<w>x<h>-png`. */
export function assetEntry(id: string): string {
  return `${kindOf(id)}s/${assetFilename(id)}`
}

/**
 * Returns the id of the asset that an archive's file contains, or undefined for other files.
 * Sanity's export names a file whose extension has a digit `<sha1>-mp3.bin`.
 */
export function assetIdOfEntry(path: string): string | undefined {
  const [, kind, name] = /^(image|file)s\/([^/]+)$/.exec(path) ?? []
  if (!kind || !name) return undefined
  const plain = /^[0-9a-f]{40}-[a-z0-9]+\.bin$/.test(name) ? name.slice(0, -'.bin'.length) : name
  const id = `${kind}-${plain.replace(/\.([a-z0-9]+)$/, '-$1')}`
  return isAssetId(id) ? id : undefined
}
