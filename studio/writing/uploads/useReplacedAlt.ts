import { useRef, useState } from 'react'
import type { FormPatch } from 'sanity'
import { beginsUpload, chosenAsset, endsUpload } from './imagePatches.ts'

interface Described {
  /** The id of the asset; '' for none. */
  asset: string
  alt: string | undefined
  setAlt: (alt: string | undefined) => void
}

/**
 * Takes the text alternative away from an image when another is chosen, and keeps it to be used again. A text that was
 * written after the choice, while the file was on its way, describes the new picture and stays.
 */
export function useReplacedAlt({ asset, alt, setAlt }: Described) {
  const [replacedAlt, setReplacedAlt] = useState<string>()
  /** The text when the file that is on its way was chosen. */
  const uploading = useRef<{ alt: string | undefined }>(undefined)

  /** Sees what patches do to the image. */
  const follow = (patches: readonly FormPatch[]) => {
    if (beginsUpload(patches)) uploading.current = { alt }
    const before = uploading.current ? uploading.current.alt : alt
    if (endsUpload(patches)) uploading.current = undefined
    const chosen = chosenAsset(patches)
    if (!chosen || chosen === asset) return
    const isOld = asset !== '' && before === alt
    if (isOld && alt) setAlt(undefined)
    setReplacedAlt(isOld ? alt : undefined)
  }

  const restore = () => {
    setAlt(replacedAlt)
    setReplacedAlt(undefined)
  }
  return { replacedAlt, follow, restore }
}
