import { webcrypto } from 'node:crypto'
import { join } from 'node:path'

export type AssetKind = 'image' | 'file'

/** The names of files: `<sha1>-<width>x<height>.<extension>` for images, `<sha1>.<extension>` for others. */
const FILENAMES: Record<AssetKind, RegExp> = {
  image: /^([0-9a-f]{40})-(\d+x\d+)\.([a-z0-9]+)$/,
  file: /^([0-9a-f]{40})\.([a-z0-9]+)$/,
}

/** Whether a name from a request is that of an asset's file. Such a name cannot leave its folder. */
export function isAssetFilename(kind: AssetKind, filename: string): boolean {
  return FILENAMES[kind].test(filename)
}

/** Returns `<sha1>-<w>x<h>.png` for `image-<sha1>-<w>x<h>-png`, and likewise for files. */
export function assetFilename(id: string): string {
  return id.replace(/^(?:image|file)-/, '').replace(/-([a-z0-9]+)$/, '.$1')
}

export function assetPath(assetsDir: string, kind: AssetKind, filename: string): string {
  return join(assetsDir, `${kind}s`, filename)
}

/** The id of an asset: `image-<sha1>-<width>x<height>-<extension>`, or `file-<sha1>-<extension>`. */
const ASSET_ID = /^(image-[0-9a-f]{40}-\d+x\d+-[a-z0-9]+|file-[0-9a-f]{40}-[a-z0-9]+)$/

export function isAssetId(id: string): boolean {
  return ASSET_ID.test(id)
}

export function kindOf(id: string): AssetKind {
  return id.startsWith('image-') ? 'image' : 'file'
}

/** The hash of an asset's content, which its id states. It is made beside other requests: a large file takes long. */
export async function sha1(content: Buffer): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-1', content)).toString('hex')
}
