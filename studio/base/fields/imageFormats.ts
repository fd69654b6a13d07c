/** The formats of images that the fields take: their names for editors, and their media types. */
const FORMATS: Readonly<Record<string, string>> = {
  PNG: 'image/png',
  JPEG: 'image/jpeg',
  WebP: 'image/webp',
  AVIF: 'image/avif',
  GIF: 'image/gif',
  TIFF: 'image/tiff',
  SVG: 'image/svg+xml',
}

/** The formats as the `accept` of a file chooser. */
export const ACCEPTED_IMAGES = Object.values(FORMATS).join()

/** The formats as an editor reads them: 'PNG, JPEG … ou SVG'. */
export const IMAGE_FORMATS = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
  Object.keys(FORMATS),
)
