import { datasetOf, type Lake } from '../../lake.ts'
import { tagsOf } from '../../live/tags.ts'
import { isPrivateId } from '../../store/document.ts'
import { requireAdministrator } from '../access.ts'
import { createEventStream } from '../eventStream.ts'
import { flag, type LakeRequest, param } from '../request.ts'
import type { Route } from '../router.ts'

/**
 * Tells readers which of their answers have become old, by the answers' sync tags.
 * https://www.sanity.io/docs/http-reference/live
 *
 * Each event's id is a place in the dataset's sequence of transactions. A reader who connects anew
 * after it missed some is told to start again: that costs it one reading, and the Lake no memory.
 */
export function liveRoutes(lake: Lake): Route[] {
  const lastCommit = lake.store.database.prepare(
    'SELECT coalesce(max(seq), 0) AS seq FROM transactions WHERE dataset = ?',
  )

  function handle(request: LakeRequest) {
    const dataset = datasetOf(lake, param(request, 'dataset'))
    const includeDrafts = flag(request, 'includeDrafts')
    if (includeDrafts) requireAdministrator(request.actor)
    const concerns = (id: string) => includeDrafts || !isPrivateId(id)

    const unsubscribe = dataset.onCommit(({ seq, changes }) => {
      const tags = tagsOf(changes, concerns)
      if (tags.length > 0) stream.send('message', { tags }, String(seq))
    })
    const stream = createEventStream(lake.closing, unsubscribe)
    const place = String(lastCommit.get(dataset.name)?.seq)
    const placeBefore = request.headers['last-event-id']
    stream.send('welcome', {}, place)
    if (placeBefore !== undefined && placeBefore !== place) stream.send('restart', {}, place)
    return stream.response
  }

  return [{ method: 'GET', path: '/data/live/events/:dataset', handle }]
}
