/**
 * The keys in Redis. Several sites may use one server if each has a database of its own: the number at the
 * end of REDIS_URL. The braces keep all keys on one node of a cluster, as scripts require.
 */
export const KEYS = {
  /** A stream of changes, in the order in which Redis received them. */
  changes: '{site}:changes',
  /** A sorted set: the ids of live replicas, by when they are forgotten (milliseconds of Redis' clock). */
  replicas: '{site}:replicas',
  /** A hash for each change: what became of it in each replica that has to drop its pages. */
  ticket: (id: string) => `{site}:ticket:${id}`,
  usedSignature: (hash: string) => `{site}:used:${hash}`,
  count: (name: string) => `{site}:count:${name}`,
}
