import { endpoint } from '../../../http/endpoint.ts'
import { refuseAsJson } from '../../../http/refusals.ts'
import { watchChanges } from '../../../render/changes.ts'

export const dynamic = 'force-dynamic'

/** A stream of events, one for each change of the sources, for web/render/Reload.tsx. Only in development. */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: refuseAsJson,
  answer({ request }) {
    const changes = new ReadableStream<string>({
      start(stream) {
        stream.enqueue(': connected\n\n')
        const stop = watchChanges((change) => stream.enqueue(`event: ${change}\ndata:\n\n`))
        request.signal.addEventListener('abort', stop)
      },
    })
    return new Response(changes.pipeThrough(new TextEncoderStream()), {
      headers: {
        'content-type': 'text/event-stream',
        // Compression would hold the events back.
        'cache-control': 'no-cache, no-transform',
      },
    })
  },
})
