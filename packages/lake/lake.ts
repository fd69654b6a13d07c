import { requestError } from './apiError.ts'
import type { LakeLimits } from './config.ts'
import type { Images } from './images/images.ts'
import type { TextIndex } from './query/text/textIndex.ts'
import type { Dataset } from './store/dataset.ts'
import type { Store } from './store/store.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

/** What the endpoints work on. */
export interface Lake {
  readonly projectId: string
  readonly datasets: readonly string[]
  readonly store: Store
  readonly images: Images
  readonly webhooks: Webhooks
  readonly textIndex: TextIndex
  readonly limits: LakeLimits
  /** Base address of the Lake, without a trailing slash; known once it listens. */
  readonly url: () => string
  /** Aborted when the Lake begins to close: answers without an end, end. */
  readonly closing: AbortSignal
}

/** @throws ApiError 404 for a dataset the Lake was not started with */
export function datasetOf(lake: Lake, name: string): Dataset {
  if (lake.datasets.includes(name)) return lake.store.dataset(name)
  const message = `Dataset "${name}" not found for project ID "${lake.projectId}"`
  throw requestError(404, 'Dataset not found', message, { errorCode: 'SIO-404-DNF' })
}

/** @throws ApiError 404 for a project other than the Lake's */
export function checkProject(lake: Lake, projectId: string): void {
  if (projectId === lake.projectId) return
  const message = `Project "${projectId}" not found`
  throw requestError(404, 'Not Found', message, { errorCode: 'SIO-404-PNF' })
}
