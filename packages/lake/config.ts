import { LakeError } from './errors.ts'
import type { WebhookLimits } from './webhooks/limits.ts'
import type { WebhookOptions } from './webhooks/webhook.ts'

/** The limits that keep requests from exhausting the machine. */
export type LakeLimits = typeof DEFAULT_LIMITS & {
  /** The number of bytes of the database file; unlimited if absent. */
  databaseBytes?: number | undefined
}

export interface LakeOptions {
  /** The folder of the Lake; created if it does not exist. */
  dir: string
  /** A loopback address; `127.0.0.1` by default. */
  host?: string
  /** A free port if absent or 0. */
  port?: number
  projectId: string
  datasets: readonly string[]
  /** The bearer tokens of the administrator. */
  tokens?: readonly string[]
  /** Origins (`http://localhost:3333`) whose pages are the administrator's Studio. */
  studioOrigins?: readonly string[]
  /** Origins whose pages may read public documents. */
  origins?: readonly string[]
  /** The further values of the `Host` header to accept, with port. */
  hosts?: readonly string[]
  limits?: Partial<LakeLimits>
  webhooks?: readonly WebhookOptions[]
  webhookLimits?: Partial<WebhookLimits>
}

/**
 * Hosted Sanity refuses a query of more than 300 KB (https://www.sanity.io/docs/content-lake/api-cdn);
 * the other limits are the Lake's own.
 */
export const DEFAULT_LIMITS = {
  /** The number of characters of a query. */
  queryLength: 300 * 1024,
  /** The milliseconds that one query may take, from parsing to serializing its result. */
  queryTime: 5000,
  /** The number of bytes of a JSON body. */
  bodyBytes: 16 * 1024 * 1024,
  /** The number of bytes of an uploaded file. */
  uploadBytes: 20 * 1024 * 1024,
  /** The number of pixels (width × height) of an image that is decoded. */
  imagePixels: 100_000_000,
  /** The longest side, in pixels, of a transformed image. */
  imageSide: 8192,
  /** The number of images that are decoded at the same time; others wait. */
  imageConcurrency: 2,
  /** The number of bytes of transformed images that are kept on disk. */
  imageCacheBytes: 512 * 1024 * 1024,
}

const LOOPBACK_HOSTS = new Set(['127.0.0.1', '::1', 'localhost'])
/** The pattern of a project's id and a dataset's name. */
const NAME_PATTERN = /^[a-z0-9][a-z0-9_-]{0,63}$/

/**
 * Checks the address, port, project and datasets of a Lake.
 *
 * @throws LakeError `invalid-option`
 */
export function checkOptions(options: LakeOptions): void {
  if (!LOOPBACK_HOSTS.has(options.host ?? '127.0.0.1')) {
    throw invalid(`The Lake serves this machine only: use 127.0.0.1 instead of "${options.host}".`)
  }
  const { port = 0 } = options
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw invalid(`Port "${port}" is not valid: use a number from 0 to 65535.`)
  }
  if (!NAME_PATTERN.test(options.projectId)) {
    throw invalid(`Project "${options.projectId}" is not valid: use lower-case letters and digits.`)
  }
  if (options.datasets.length === 0) throw invalid('Name at least one dataset.')
  for (const dataset of options.datasets) {
    if (!NAME_PATTERN.test(dataset)) {
      throw invalid(`Dataset "${dataset}" is not valid: use lower-case letters and digits.`)
    }
  }
}

function invalid(message: string): LakeError {
  return new LakeError('invalid-option', message)
}
