import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { distinctUntilChanged, map, of, retry, switchMap, timer } from 'rxjs'
import { useClient } from 'sanity'

/** The state of the connection: what is written arrives, the browser has no network, or nobody answers it. */
export type Connection = 'open' | 'offline' | 'unanswered'

/** How long the Lake may be away before somebody reads of it, in milliseconds: hosted ones end connections at times. */
const PATIENCE_MS = 5000

const RETRY_MS = 2000

function watchNetwork(notify: () => void) {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

/** The state of the connection to the Lake, updated as it is lost and comes back. */
export function useConnection(): Connection {
  const client = useClient({ apiVersion: API_VERSION })
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  const [isAnswered, setAnswered] = useState(true)
  useEffect(() => {
    const subscription = client
      .listen(
        '*[_id == "siteSettings"]',
        {},
        { events: ['welcome', 'reconnect'], includeResult: false, tag: 'connection' },
      )
      .pipe(
        retry({ delay: RETRY_MS }),
        map(({ type }) => type !== 'reconnect'),
        distinctUntilChanged(),
        switchMap((isThere) => (isThere ? of(true) : timer(PATIENCE_MS).pipe(map(() => false)))),
      )
      .subscribe(setAnswered)
    return () => subscription.unsubscribe()
  }, [client])
  if (!isOnline) return 'offline'
  return isAnswered ? 'open' : 'unanswered'
}
