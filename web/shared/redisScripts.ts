/**
 * Scripts that Redis runs, each in one step. All times are of Redis' clock, which the replicas share:
 * their own may differ by minutes.
 */

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`

/** Returns the time in milliseconds since 1970. */
export const READ_CLOCK = `${NOW} return now`

/**
 * Counts a request within a window that starts with its first one. Returns 0, or the milliseconds to wait.
 *
 * KEYS: the count. ARGV: requests in a window, its length in milliseconds.
 */
export const TAKE = `
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count >= tonumber(ARGV[1]) then return redis.call('PTTL', KEYS[1]) end
redis.call('INCR', KEYS[1])
if count == 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0
`

/**
 * Adds a change to the stream, with a ticket that lists the replicas that live now. One that joins later
 * renders all of its pages after this change. Returns 1; 0 when the signature was used before.
 *
 * KEYS: changes, replicas, the ticket, and (if it came with one) the used signature. ARGV: the change, the
 * replica that has it already, milliseconds until the ticket and the signature are forgotten.
 */
export const ANNOUNCE = `
if KEYS[4] and not redis.call('SET', KEYS[4], 1, 'NX', 'PX', ARGV[4]) then return 0 end
${NOW}
for _, replica in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], now, '+inf')) do
  if replica ~= ARGV[2] then redis.call('HSET', KEYS[3], replica, 'waiting') end
end
redis.call('PEXPIRE', KEYS[3], ARGV[3])
redis.call('XADD', KEYS[1], 'MAXLEN', '~', 1000, '*', 'change', ARGV[1], 'from', ARGV[2], 'ticket', KEYS[3])
return 1
`

/**
 * Makes a replica a member. Returns the id of the newest change: it gets those after it.
 *
 * KEYS: changes, replicas. ARGV: the replica, milliseconds until it is forgotten.
 */
export const JOIN = `
${NOW}
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
redis.call('ZADD', KEYS[2], now + ARGV[2], ARGV[1])
local newest = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
return newest and newest[1] or '0-0'
`

/**
 * Says that a replica lives. Returns 1; 0 when it was forgotten meanwhile, so that it has to join again.
 *
 * KEYS: replicas. ARGV: the replica, milliseconds until it is forgotten.
 */
export const BEAT = `
${NOW}
local forgottenAt = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not forgottenAt or tonumber(forgottenAt) < now then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
return 1
`

/**
 * Records what became of a change in a replica, while its ticket is remembered.
 *
 * KEYS: the ticket. ARGV: the replica, 'renewed' or 'failed'.
 */
export const SETTLE = `
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], ARGV[1], ARGV[2]) end
return 1
`

/**
 * Returns how many live replicas still work on a change, and how many failed. One that is forgotten is
 * not waited for.
 *
 * KEYS: the ticket, replicas.
 */
export const READ_TICKET = `
${NOW}
local waiting, failed = 0, 0
local ticket = redis.call('HGETALL', KEYS[1])
for index = 1, #ticket, 2 do
  local outcome = ticket[index + 1]
  local forgottenAt = redis.call('ZSCORE', KEYS[2], ticket[index])
  local lives = forgottenAt and tonumber(forgottenAt) >= now
  if outcome == 'failed' then failed = failed + 1 end
  if outcome == 'waiting' and lives then waiting = waiting + 1 end
end
return { waiting, failed }
`
