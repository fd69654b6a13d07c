import type { AssetSource } from 'sanity'
import { ImageLibrary } from './ImageLibrary.tsx'

/** The name of Sanity's own source of images, to which it also uploads. */
const OWN = 'sanity-default'

/** The sources of images, of which Sanity's own shows its images by name: its list has pictures alone, and no search. */
export const imageSources = (sources: AssetSource[]): AssetSource[] =>
  sources.map((source) => (source.name === OWN ? { ...source, component: ImageLibrary } : source))
