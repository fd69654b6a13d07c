import { datasetOf, type Lake } from '../../lake.ts'
import { outdatedTags } from '../../live/outdatedTags.ts'
import { isPrivateId } from '../../store/document.ts'
import { requireAdministrator } from '../access.ts'
import { createEventStream } from '../eventStream.ts'
import { flag, type LakeRequest, param } from '../request.ts'
import type { Route } from '../router.ts'

/**
 * Sends the sync tags of each commit, so that readers know which responses are outdated.
 * https://www.sanity.io/docs/http-reference/live
 *
 * Each event's id is the number of a transaction. A reader that reconnects after it missed a
 * transaction gets `restart`, and queries again, so the Lake does not store past events.
 */
export function liveRoutes(lake: Lake): Route[] {
  const lastCommit = lake.store.database.prepare(
    'SELECT coalesce(max(seq), 0) AS seq FROM transactions WHERE dataset = ?',
  )

  function handle(request: LakeRequest) {
    const dataset = datasetOf(lake, param(request, 'dataset'))
    const includeDrafts = flag(request, 'includeDrafts')
    if (includeDrafts) requireAdministrator(request.actor)
    const isVisible = (id: string) => includeDrafts || !isPrivateId(id)

    const unsubscribe = dataset.onCommit(({ seq, changes }) => {
      const tags = outdatedTags(changes, isVisible)
      if (tags.length > 0) stream.send('message', { tags }, String(seq))
    })
    const stream = createEventStream(lake.closing, unsubscribe)
    const position = String(lastCommit.get(dataset.name)?.seq)
    const lastPosition = request.headers['last-event-id']
    stream.send('welcome', {}, position)
    if (lastPosition !== undefined && lastPosition !== position)
      stream.send('restart', {}, position)
    return stream.response
  }

  return [{ method: 'GET', path: '/data/live/events/:dataset', handle }]
}
