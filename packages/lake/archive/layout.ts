import { type AssetKind, assetFilename } from '../assets/assetFile.ts'

/**
 * Files of an archive, within one folder: those of Sanity's own dataset export
 * (https://www.sanity.io/docs/content-lake/export), and one more that only the Lake reads.
 */
export const layout = {
  /** Documents, one per line; assets are named by their file. */
  documents: 'data.ndjson',
  /** Attributes of asset documents by `image-<sha1>` or `file-<sha1>`. */
  assets: 'assets.json',
  /** Documents that the other files cannot restore to the byte, by id. */
  originals: 'lake.json',
} as const

const assetId = /^(image-[0-9a-f]{40}-\d+x\d+-[a-z0-9]+|file-[0-9a-f]{40}-[a-z0-9]+)$/

export function isAssetId(id: string): boolean {
  return assetId.test(id)
}

export function kindOf(id: string): AssetKind {
  return id.startsWith('image-') ? 'image' : 'file'
}

/** `image-<sha1>-<w>x<h>-png` is `images/<sha1>-<w>x<h>.png`. */
export function assetEntry(id: string): string {
  return `${kindOf(id)}s/${assetFilename(id)}`
}

/**
 * The id of the asset in an archive's file, or nothing where it is none. Sanity's export names a
 * file whose extension has a digit `<sha1>-mp3.bin`.
 */
export function assetIdOfEntry(path: string): string | undefined {
  const [, kind, name] = /^(image|file)s\/([^/]+)$/.exec(path) ?? []
  if (!kind || !name) return undefined
  const plain = /^[0-9a-f]{40}-[a-z0-9]+\.bin$/.test(name) ? name.slice(0, -'.bin'.length) : name
  const id = `${kind}-${plain.replace(/\.([a-z0-9]+)$/, '-$1')}`
  return isAssetId(id) ? id : undefined
}
