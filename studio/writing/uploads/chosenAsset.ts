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
