import type { SanityImageSource } from '@sanity/image-url'

/** An image as the CMS keeps it: cropped and focused by its editor, sized by `imageUrl`. */
export interface Image {
  source: SanityImageSource
  /** Natural size in pixels, after the editor's crop. */
  width: number
  height: number
  /** Empty only for decoration. */
  alt: string
  /** A tiny data URI to show while the image loads. */
  lqip?: string
  /** An SVG, which the image service passes on as it is: neither sized nor cut. */
  vector: boolean
  caption?: string
}
