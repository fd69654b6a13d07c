import { randomUUID } from 'node:crypto'
import { ApiError, badRequest } from '../../apiError.ts'
import type { LakeLimits } from '../../config.ts'
import { datasetOf, type Lake } from '../../lake.ts'
import type { ListenOptions } from '../../listen/events.ts'
import { Listeners } from '../../listen/listeners.ts'
import {
  checkQueryLength,
  interruptAfterOwnTime,
  stoppedAfter,
  TimeIsUp,
} from '../../query/limits.ts'
import { parseQuery } from '../../query/parse.ts'
import { isPrivateId } from '../../store/document.ts'
import { createEventStream } from '../eventStream.ts'
import { flag, identityOf, type LakeRequest, param, queryParams } from '../request.ts'
import type { Route } from '../router.ts'

/** The milliseconds that parsing a listener's query may take. */
const PARSE_MS = 500

/** https://www.sanity.io/docs/http-reference/listen */
export function listenRoutes(lake: Lake): Route[] {
  const { limits } = lake
  const listeners = new Map(
    lake.datasets.map((name) => [name, new Listeners(lake.store.dataset(name), limits.queryTime)]),
  )

  function handle(request: LakeRequest) {
    const { name } = datasetOf(lake, param(request, 'dataset'))
    const options = listenOptions(request, lake, name)
    const remove = listeners.get(name)?.add({
      options,
      onEvent: (event) => stream.send('mutation', event, event.eventId),
      onError: end,
    })
    const stream = createEventStream(lake.closing, () => remove?.())

    /** Ends the stream with an event. Clients would answer an error status by connecting again. */
    function end(error: ApiError) {
      stream.send('channelError', error.body)
      stream.end()
    }

    try {
      checkListenerQuery(options, limits)
      stream.send('welcome', { listenerName: randomUUID() })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      end(error)
    }
    return stream.response
  }

  return [{ method: 'GET', path: '/data/listen/:dataset', handle }]
}

/** @throws ApiError 400 for a query that is too long, does not parse, or takes too long to parse */
function checkListenerQuery({ query, params }: ListenOptions, limits: LakeLimits): void {
  checkQueryLength(query, limits.queryLength)
  try {
    interruptAfterOwnTime(PARSE_MS, () => parseQuery(query, params))
  } catch (error) {
    throw error instanceof TimeIsUp ? stoppedAfter(PARSE_MS) : error
  }
}

function listenOptions(request: LakeRequest, lake: Lake, dataset: string): ListenOptions {
  const query = request.query.get('query')
  if (!query) throw badRequest('The "query" parameter is missing')
  const versions = flag(request, 'includeAllVersions')
  return {
    query,
    params: queryParams(request.query),
    includeResult: flag(request, 'includeResult'),
    includePreviousRevision: flag(request, 'includePreviousRevision'),
    includeMutations: flag(request, 'includeMutations', true),
    includeEffects: request.query.get('effectFormat') === 'mendoza',
    visibility: request.query.get('visibility') ?? 'transaction',
    isVisible: (id) =>
      (request.actor === 'administrator' || !isPrivateId(id)) &&
      (versions || !id.startsWith('versions.')),
    context: { identity: identityOf(request), sanity: { projectId: lake.projectId, dataset } },
  }
}
