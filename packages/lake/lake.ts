import type { Queries } from './answering/queries.ts'
import { requestError } from './apiError.ts'
import type { LakeLimits } from './config.ts'
import type { Images } from './images/images.ts'
import type { Dataset } from './store/dataset.ts'
import type { Store } from './store/store.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

/** The parts of a running Lake that the endpoints use. */
export interface Lake {
  projectId: string
  datasets: readonly string[]
  store: Store
  images: Images
  queries: Queries
  webhooks: Webhooks
  limits: LakeLimits
  /** Returns the base address of the Lake, without a trailing slash; empty until it listens. */
  url: () => string
  /** The signal that is aborted when the Lake begins to close, so that event streams end. */
  closing: AbortSignal
}

/**
 * Returns a dataset by name.
 *
 * @throws ApiError 404 for a dataset the Lake was not started with
 */
export function datasetOf(lake: Lake, name: string): Dataset {
  if (lake.datasets.includes(name)) return lake.store.dataset(name)
  const message = `Dataset "${name}" not found for project ID "${lake.projectId}"`
  throw requestError(404, 'Dataset not found', message, { errorCode: 'SIO-404-DNF' })
}

/**
 * Checks that a request is for the Lake's project.
 *
 * @throws ApiError 404 for another project
 */
export function checkProject(lake: Lake, projectId: string): void {
  if (projectId === lake.projectId) return
  const message = `Project "${projectId}" not found`
  throw requestError(404, 'Not Found', message, { errorCode: 'SIO-404-PNF' })
}
