import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type AssetKind = 'image' | 'file'

/** `<sha1>-<width>x<height>.<extension>` for images, `<sha1>.<extension>` for files. */
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

export function sha1(content: Buffer): string {
  return createHash('sha1').update(content).digest('hex')
}

/** Writes a file completely or not at all: under another name first, then renamed. */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const partial = `${path}.${randomUUID()}.part`
  try {
    const file = await open(partial, 'wx')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

export async function fileExists(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
