import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { env } from '../env.ts'
import { OwnMemory } from './ownMemory.ts'
import { RedisShared } from './redisShared.ts'
import type { Shared } from './shared.ts'

declare global {
  // Next bundles each route apart; they share only globals within one process.
  var sharedByReplicas: Shared | undefined
}

/**
 * Returns what this process shares with the other replicas: always the same object.
 *
 * REPLICA_ID: the front's name among the replicas, which it gives to its Next server.
 */
export function getShared(): Shared {
  globalThis.sharedByReplicas ??= create()
  return globalThis.sharedByReplicas
}

function create(): Shared {
  const { REDIS_URL } = env
  // A build answers nobody, and must not need Redis.
  const isAlone = !REDIS_URL || process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD
  return isAlone ? new OwnMemory() : new RedisShared(REDIS_URL, process.env.REPLICA_ID ?? '')
}
