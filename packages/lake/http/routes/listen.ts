import { randomUUID } from 'node:crypto'
import { ApiError, badRequest } from '../../apiError.ts'
import { datasetOf, type Lake } from '../../lake.ts'
import { eventsOf, type ListenOptions } from '../../listen/events.ts'
import { parseQuery } from '../../query/parse.ts'
import { isPrivateId } from '../../store/document.ts'
import { createEventStream } from '../eventStream.ts'
import { flag, type LakeRequest, param } from '../request.ts'
import type { Route } from '../router.ts'
import { identityOf, queryParams } from './query.ts'

/** https://www.sanity.io/docs/http-reference/listen */
export function listenRoutes(lake: Lake): Route[] {
  function handle(request: LakeRequest) {
    const dataset = datasetOf(lake, param(request, 'dataset'))
    const options = listenOptions(request, lake, dataset.name)
    let before = dataset.snapshot
    const unsubscribe = dataset.onCommit((commit) => {
      attempt(() => {
        for (const event of eventsOf(commit, before, options))
          stream.send('mutation', event, event.eventId)
      })
      before = commit.snapshot
    })
    const stream = createEventStream(lake.closing, unsubscribe)

    /** A refusal by status would make clients connect again and again; this ends them. */
    function attempt(send: () => void) {
      try {
        send()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        stream.send('channelError', error.body)
        stream.end()
      }
    }

    attempt(() => {
      parseQuery(options.query, options.params)
      stream.send('welcome', { listenerName: randomUUID() })
    })
    return stream.response
  }

  return [{ method: 'GET', path: '/data/listen/:dataset', handle }]
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
    concerns: (id) =>
      (request.actor === 'administrator' || !isPrivateId(id)) &&
      (versions || !id.startsWith('versions.')),
    context: { identity: identityOf(request), sanity: { projectId: lake.projectId, dataset } },
  }
}
