import { LakeError } from './errors.ts'
import type { WebhookLimits } from './webhooks/limits.ts'
import type { WebhookOptions } from './webhooks/webhook.ts'

/** Bounds that keep one request, or a burst of them, from exhausting the machine. */
export interface LakeLimits {
  /** Bytes of a JSON body. */
  readonly bodyBytes: number
  /** Bytes of an uploaded file. */
  readonly uploadBytes: number
  /** Pixels (width × height) of an image that is decoded. */
  readonly imagePixels: number
  /** Longest side, in pixels, of a transformed image. */
  readonly imageSide: number
  /** Images transformed at the same time; others wait. */
  readonly imageConcurrency: number
  /** Bytes of transformed images kept on disk. */
  readonly imageCacheBytes: number
  /** Bytes of the database file; absent: as much as the disk holds. */
  readonly databaseBytes?: number | undefined
}

export interface LakeOptions {
  /** Folder of the Lake; created where it does not exist. */
  readonly dir: string
  /** A loopback address; `127.0.0.1` where absent. */
  readonly host?: string
  /** A free port where absent or 0. */
  readonly port?: number
  readonly projectId: string
  readonly datasets: readonly string[]
  /** Bearer tokens of the administrator. */
  readonly tokens?: readonly string[]
  /** Origins (`http://localhost:3333`) whose pages are the administrator's Studio. */
  readonly studioOrigins?: readonly string[]
  /** Origins whose pages may read, as anyone. */
  readonly origins?: readonly string[]
  /** Further values of the `Host` header, with port, under which the Lake is known. */
  readonly hosts?: readonly string[]
  readonly limits?: Partial<LakeLimits>
  /** What is told of published changes, and where. */
  readonly webhooks?: readonly WebhookOptions[]
  readonly webhookLimits?: Partial<WebhookLimits>
}

export const defaultLimits: LakeLimits = {
  bodyBytes: 16 * 1024 * 1024,
  uploadBytes: 20 * 1024 * 1024,
  imagePixels: 100_000_000,
  imageSide: 8192,
  imageConcurrency: 2,
  imageCacheBytes: 512 * 1024 * 1024,
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])
const name = /^[a-z0-9][a-z0-9_-]{0,63}$/

/** @throws LakeError `invalid-option` */
export function checkOptions(options: LakeOptions): void {
  if (!loopback.has(options.host ?? '127.0.0.1')) {
    throw invalid(`The Lake serves this machine only: use 127.0.0.1 instead of "${options.host}".`)
  }
  const { port = 0 } = options
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw invalid(`Port "${port}" is not valid: use a number from 0 to 65535.`)
  }
  if (!name.test(options.projectId)) {
    throw invalid(`Project "${options.projectId}" is not valid: use lower-case letters and digits.`)
  }
  if (options.datasets.length === 0) throw invalid('Name at least one dataset.')
  for (const dataset of options.datasets) {
    if (!name.test(dataset)) {
      throw invalid(`Dataset "${dataset}" is not valid: use lower-case letters and digits.`)
    }
  }
}

function invalid(message: string): LakeError {
  return new LakeError('invalid-option', message)
}
