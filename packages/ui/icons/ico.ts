/** The sizes of the header and of an entry in the list of pictures, in bytes. */
const HEADER = 6
const ENTRY = 16

/**
 * An ICO file with one square PNG.
 *
 * @param size of the PNG in pixels, 256 at most
 * @see https://en.wikipedia.org/wiki/ICO_(file_format)
 */
export function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY)
  head.writeUInt16LE(1, 2) // type: icon
  head.writeUInt16LE(1, 4) // pictures
  head.writeUInt8(size % 256, HEADER)
  head.writeUInt8(size % 256, HEADER + 1)
  head.writeUInt16LE(1, HEADER + 4) // planes
  head.writeUInt16LE(32, HEADER + 6) // bits per pixel
  head.writeUInt32LE(png.length, HEADER + 8)
  head.writeUInt32LE(head.length, HEADER + 12)
  return Buffer.concat([head, png])
}
