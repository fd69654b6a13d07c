import { type Loaded, loadPage } from '@elos/content'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { draftLake, lake } from '../lake.ts'

/** Loads what stands at a path, once per request: with drafts for a visitor in draft mode. */
export const loadPreview = cache(async (path: string): Promise<Loaded> => {
  const { isEnabled } = await draftMode()
  return loadPage(isEnabled ? draftLake : lake, path, new Date())
})
