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

/** The formats as an editor reads them: 'PNG, JPEG … ou SVG'. */
export const IMAGE_FORMATS = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
  Object.keys(FORMATS),
)

/** The options of an image. The dialog for its focal point shows the shapes in which the site cuts images. */
export const IMAGE_OPTIONS = {
  accept: Object.values(FORMATS).join(),
  hotspot: {
    previews: [
      { title: 'Artigo, 3 × 2', aspectRatio: 3 / 2 },
      { title: 'Página, 5 × 4', aspectRatio: 5 / 4 },
      { title: 'Cartão, 7 × 4', aspectRatio: 7 / 4 },
      { title: 'Quadrado', aspectRatio: 1 },
    ],
  },
}
