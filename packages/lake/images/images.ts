import { createHash } from 'node:crypto'
import { basename, extname, join } from 'node:path'
import pLimit from 'p-limit'
import type { LakeLimits } from '../config.ts'
import { DiskCache } from './cache.ts'
import { chooseFormat, mediaTypeOfFormat } from './format.ts'
import { parseImageParameters } from './parameters.ts'
import { transform } from './transform.ts'

interface RenderedImage {
  content: Buffer
  mediaType: string
  /** Identifies the original and all parameters. */
  etag: string
}

export interface Images {
  /** Transforms a stored image as the query says; results are cached on disk. */
  render(path: string, query: URLSearchParams, accept: string): Promise<RenderedImage>
  /** Runs a task that decodes an image, at most `imageConcurrency` at a time. */
  limited<T>(task: () => Promise<T>): Promise<T>
}

/** @param dir folder of the Lake, in which the cache is */
export function createImages(dir: string, limits: LakeLimits): Images {
  const cache = new DiskCache(join(dir, 'cache', 'images'), limits.imageCacheBytes)
  const limited = pLimit(limits.imageConcurrency)
  return {
    limited: (task) => limited(task),
    async render(path, query, accept) {
      const options = parseImageParameters(query, limits.imageSide)
      const format = chooseFormat(options, extname(path).slice(1), accept)
      // The file's name is its content's hash.
      const identity = JSON.stringify([basename(path), format, options])
      const etag = createHash('sha1').update(identity).digest('hex')
      const content = await cache.get(`${etag}.${format}`, () =>
        limited(() => transform(path, options, format, limits)),
      )
      return { content, mediaType: mediaTypeOfFormat(format), etag }
    },
  }
}
