import { NoFallbackError } from 'next/dist/shared/lib/no-fallback-error.external.js'

/**
 * Ends the handler of the pages' route when it cannot answer now. Next keeps the previous answer, if
 * there is one, and goes on to the next route that matches: '/indisponivel', which answers 503 and is
 * never stored (`rewrites.fallback` in next.config.mjs). From any other route Next would go on to the
 * pages' route, which would answer that there is no such page.
 *
 * Next has no interface for 'answer this, but do not store it' in a stored route: whatever the handler
 * returns replaces the last good answer. `NoFallbackError` is what Next itself throws there for a path
 * it has nothing for. If a release of Next handles it in another way, tests/e2e/servers/outage.extended.spec.ts and
 * tests/e2e/servers/statuses.extended.spec.ts fail.
 */
export function unavailable(): never {
  throw new NoFallbackError()
}
