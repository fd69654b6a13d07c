/** Media types by extension (https://www.iana.org/assignments/media-types). */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  heif: 'image/heif',
  html: 'text/html',
  jpg: 'image/jpeg',
  json: 'application/json',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  txt: 'text/plain',
  vtt: 'text/vtt',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  zip: 'application/zip',
}

const EXTENSIONS = new Map(
  Object.entries(MEDIA_TYPES).map(([extension, mediaType]) => [mediaType, extension]),
)

export const UNKNOWN_MEDIA_TYPE = 'application/octet-stream'

/** The media type for an extension without its dot; `UNKNOWN_MEDIA_TYPE` for other extensions. */
export function mediaTypeOf(extension: string): string {
  return MEDIA_TYPES[extension] ?? UNKNOWN_MEDIA_TYPE
}

/** The extension of a file name, else the one for the media type, else `bin`. */
export function extensionOf(filename: string | undefined, mediaType: string | undefined): string {
  const named = /\.([a-z0-9]{1,10})$/.exec(filename?.toLowerCase() ?? '')?.[1]
  return named ?? EXTENSIONS.get(mediaType ?? '') ?? 'bin'
}
