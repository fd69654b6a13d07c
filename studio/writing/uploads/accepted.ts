/** The formats of images that a field takes, as the `accept` of its file chooser. */
export const ACCEPTED_IMAGES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/tiff',
  'image/svg+xml',
].join()
