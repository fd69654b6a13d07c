import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'

const run = promisify(gzip)

/** Returns some bytes in gzip, as small as it makes them. */
export const compressGzip = (bytes: Buffer): Promise<Buffer> =>
  run(bytes, { level: constants.Z_BEST_COMPRESSION })
