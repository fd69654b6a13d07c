import { createContext } from 'react'

/** The place where the text alternative of an image is kept. */
interface AltHolder {
  alt: string | undefined
  setAlt: (alt: string | undefined) => void
}

/** The object that keeps the text alternative of the image inside it; null where the image keeps its own. */
export const AltHolderContext = createContext<AltHolder | null>(null)
