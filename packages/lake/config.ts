import { LakeError } from './errors.ts'
import type { DocumentInput } from './mutations/mutation.ts'
import type { WebhookLimits } from './webhooks/limits.ts'
import type { WebhookOptions } from './webhooks/webhook.ts'

/** The limits that keep requests from exhausting the machine. */
export type LakeLimits = typeof DEFAULT_LIMITS & {
  /** The number of bytes of the database file; unlimited if absent. */
  databaseBytes?: number | undefined
}

export interface LakeOptions {
  /** The folder of the Lake; created if it does not exist. Without one, the Lake keeps nothing when it closes. */
  dir?: string
  /** A free port if absent or 0. */
  port?: number
  /** `local` by default. */
  projectId?: string
  /** `production` alone by default. */
  datasets?: readonly string[]
  /** The documents that the first dataset has at the start, in place of those with their ids. Webhooks hear nothing of them. */
  documents?: readonly DocumentInput[]
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

/** The options of a Lake with a folder and names. */
export type NamedOptions = LakeOptions &
  Required<Pick<LakeOptions, 'dir' | 'projectId' | 'datasets'>>

/** The names of a Lake that is given none. */
export const DEFAULT_NAMES = { projectId: 'local', datasets: ['production'] } as const

/**
 * The limits of a query's length (https://www.sanity.io/docs/content-lake/api-cdn), its time and of bodies
 * (https://www.sanity.io/docs/content-lake/technical-limits) are those of hosted Sanity; the others are the Lake's own.
 */
export const DEFAULT_LIMITS = {
  /** The number of characters of a query. */
  queryLength: 300 * 1024,
  /** The milliseconds that one query may take, from parsing to serializing its result. */
  queryTime: 60_000,
  /** The megabytes of memory that one costly query may take. */
  queryMegabytes: 512,
  /** The bytes that the answer to one query may have. */
  answerBytes: 128 * 1024 * 1024,
  /** The number of bytes of a JSON body, such as the mutations of one transaction. */
  bodyBytes: 4_000_000,
  /** The number of bytes of an uploaded file. */
  uploadBytes: 100_000_000,
  /** The number of pixels (width × height) of an image that is decoded. */
  imagePixels: 100_000_000,
  /** The longest side, in pixels, of a transformed image. */
  imageSide: 8192,
  /** The number of images that are decoded at the same time; others wait. */
  imageConcurrency: 2,
  /** The number of bytes of transformed images that are kept on disk. */
  imageCacheBytes: 512 * 1024 * 1024,
}

/** The pattern of a project's id and a dataset's name. */
const NAME_PATTERN = /^[a-z0-9][a-z0-9_-]{0,63}$/

/**
 * Checks the port, project, datasets and time for queries of a Lake.
 *
 * @throws LakeError `invalid-option`
 */
export function checkOptions(options: NamedOptions): void {
  const { port = 0 } = options
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw invalid(`Port "${port}" is not valid: use a number from 0 to 65535.`)
  }
  const { queryTime = DEFAULT_LIMITS.queryTime } = options.limits ?? {}
  if (!Number.isInteger(queryTime) || queryTime < 1) {
    throw invalid('The time for a query (LAKE_QUERY_TIME) is not a number of milliseconds.')
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
