import { env } from '../env.ts'
import { OneReplica } from './oneReplica.ts'
import { RedisReplicas } from './redisReplicas.ts'
import type { Replicas } from './replicas.ts'

declare global {
  // Next bundles each route apart; they share only globals within one process.
  var replicas: Replicas | undefined
}

/** Returns the replicas of the site, as this process sees them: always the same object. */
export function getReplicas(): Replicas {
  globalThis.replicas ??= env.REDIS_URL ? new RedisReplicas(env.REDIS_URL) : new OneReplica()
  return globalThis.replicas
}
