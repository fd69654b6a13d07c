/** The Lake's limit for one file (`uploadBytes` in `packages/lake/config.ts`), in bytes. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024

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
