import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import type { UnsentNotification } from './notificationRow.ts'

interface UnsentLead {
  unsent: UnsentNotification[]
}

const QUERIES = {
  fetch: `*[_type == "lead" && count(notifications[defined(nextAt)]) > 0]{
    "unsent": notifications[defined(nextAt)]{_key, nextAt, error}
  }`,
  listen: '*[_type == "lead"]',
}

/** Returns the notifications of requests that the site has not sent yet; null until they are read. */
export const useUnsent = (): UnsentNotification[] | null =>
  useListenQuery<UnsentLead[]>(QUERIES)?.flatMap(({ unsent }) => unsent) ?? null
