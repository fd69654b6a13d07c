import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '..')

/** The functions that make the handlers of a route: `endpoint`, `cachedRoute`, and those that use them for several routes. */
const MAKERS =
  /^export const \{ GET, POST \} = (?:endpoint|cachedRoute|leadEndpoint|nativeFormEndpoint|quoteFormEndpoint|sectionEndpoint|portabilityEndpoint)\b/m

/** A handler that is exported in another way. */
const OTHER =
  /^export (?:async )?(?:function|const|let) (?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/m

test('every route handler is made by `endpoint` or `cachedRoute`', () => {
  // Also those of development alone.
  const files = globSync(
    ['app', 'app/.*'].map((folder) => `${folder}/**/route{,.dev,.gallery}.{ts,tsx,js,mjs}`),
    {
      cwd: WEB,
    },
  )
  expect(files.length).toBeGreaterThan(15)
  const others = files.filter((file) => {
    const source = readFileSync(join(WEB, file), 'utf8')
    return OTHER.test(source) || !MAKERS.test(source)
  })
  expect(others).toEqual([])
})
