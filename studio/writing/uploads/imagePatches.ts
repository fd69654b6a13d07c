import { referenceOf } from '@elos/content/parts/stored/value'
import type { FormPatch } from 'sanity'

/** The asset that an image's patches put into it; undefined when they do something else. */
export function chosenAsset(patches: readonly FormPatch[]): string | undefined {
  const [asset] = patches.flatMap((patch) =>
    patch.type === 'set' && patch.path.length === 1 && patch.path[0] === 'asset'
      ? [referenceOf(patch.value)]
      : [],
  )
  return asset || undefined
}

const changesUpload = (patches: readonly FormPatch[], change: 'set' | 'unset') =>
  patches.some(({ type, path }) => type === change && path.length === 1 && path[0] === '_upload')

/** Whether an image's patches begin to upload a file, whose asset arrives later. */
export const beginsUpload = (patches: readonly FormPatch[]) => changesUpload(patches, 'set')

/** Whether an image's patches end an upload: the asset has arrived, or never will. */
export const endsUpload = (patches: readonly FormPatch[]) => changesUpload(patches, 'unset')
