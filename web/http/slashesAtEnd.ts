import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** A path with several slashes at its end, as far as the first of them. */
const SEVERAL = /^([^?]*[^/?]\/)\/+(?=$|\?)/

const STARTS = 'http.server.request.start'

/** The message of Node's channel, as far as it is read. */
interface Started {
  request: { url: string | undefined }
}

const isStarted = (message: unknown): message is Started =>
  typeof message === 'object' && message !== null && 'request' in message

/**
 * Makes one slash of several at the end of every address, before Next sees it: Next redirects '/amil-saude//' to
 * '/amil-saude/', and that to '/amil-saude'. Behind nginx no such address arrives (deploy/nginx/site.conf). Returns the
 * function that ends it.
 *
 * @see https://nodejs.org/api/diagnostics_channel.html#http
 */
export function joinSlashesAtEnd(): () => void {
  const join = (message: unknown) => {
    if (isStarted(message)) message.request.url = message.request.url?.replace(SEVERAL, '$1')
  }
  subscribe(STARTS, join)
  return () => void unsubscribe(STARTS, join)
}
