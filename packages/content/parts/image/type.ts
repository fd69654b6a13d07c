import type { SanityImageSource } from '@sanity/image-url'

/** Returns the path and query of an image with its signature. */
export type SignAddress = (address: string) => string

/** An image of the CMS, with its editor's crop and hotspot. `imageUrl` returns its URL in a size. */
export interface Image {
  source: SanityImageSource
  /** The natural size in pixels, after the editor's crop. */
  width: number
  height: number
  /** The alternative text; empty only for decoration. */
  alt: string
  /** Whether it is an SVG, which the image service serves unchanged: neither sized nor cropped. */
  vector: boolean
  /** Signs its path and query, on a site that serves signed ones alone (`withSignedImages`). */
  sign?: SignAddress
  caption?: string
}
