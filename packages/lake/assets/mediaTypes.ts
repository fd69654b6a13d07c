/** Media types by extension, for what editors upload (https://www.iana.org/assignments/media-types). */
const byExtension: Readonly<Record<string, string>> = {
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

const byMediaType = new Map(
  Object.entries(byExtension).map(([extension, mediaType]) => [mediaType, extension]),
)

export const unknownMediaType = 'application/octet-stream'

export function mediaTypeOf(extension: string): string {
  return byExtension[extension] ?? unknownMediaType
}

/** The extension of an uploaded file: that of its name, else of its media type, else `bin`. */
export function extensionOf(filename: string | undefined, mediaType: string | undefined): string {
  const named = /\.([a-z0-9]{1,10})$/.exec(filename?.toLowerCase() ?? '')?.[1]
  return named ?? byMediaType.get(mediaType ?? '') ?? 'bin'
}
