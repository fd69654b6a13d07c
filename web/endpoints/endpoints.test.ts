import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '..')

/** The functions that make the handlers of a route: `endpoint`, `storedEndpoint`, and those that use them for several routes. */
const MAKERS =
  /^export const \{ GET, POST \} = (?:endpoint|storedEndpoint|leadRoutes|nativeFormEndpoint|quoteFormEndpoint)\b/m

/** A handler that is exported in another way. */
const OTHER =
  /^export (?:async )?(?:function|const|let) (?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/m

test('every route handler is made by `endpoint` or `storedEndpoint`', () => {
  // Also those of development alone.
  const files = globSync('app/**/route{,.dev,.gallery}.{ts,tsx,js,mjs}', { cwd: WEB })
  expect(files.length).toBeGreaterThan(15)
  const others = files.filter((file) => {
    const source = readFileSync(join(WEB, file), 'utf8')
    return OTHER.test(source) || !MAKERS.test(source)
  })
  expect(others).toEqual([])
})
