import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const TOP = join(import.meta.dirname, '../..')

/** The sources of what serves the site, without tests. */
const sources = ['web/**/*.{ts,tsx,mjs}', 'packages/stack/**/*.{ts,mjs}', 'next.config.mjs']
  .flatMap((pattern) => globSync(pattern, { cwd: TOP }))
  .filter((file) => !/node_modules|\.next|\.test\.|\/testing\/|next-env/.test(file))
  .map((file) => ({ file, text: readFileSync(join(TOP, file), 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('no source uses a private interface of Next, React or Node', () => {
  expect(sources.length).toBeGreaterThan(150)
  expect(filesWith(/next\/dist|NoFallbackError|unstable_cache|x-prerender-revalidate/)).toEqual([])
  expect(filesWith(/\b_handle\b|\bkBuffer\b|getOwnPropertySymbols|__SECRET_INTERNALS/)).toEqual([])
})

test('the site reads no file of its build', () => {
  expect(
    filesWith(/prerender-manifest|routes-manifest|BUILD_ID|\.meta['"`]/).filter((file) =>
      file.startsWith('web/'),
    ),
  ).toEqual([])
})

test('the site has no server of its own: a release only tries whether its port is free', () => {
  expect(filesWith(/\bcreateServer\b/).filter((file) => file.startsWith('web/'))).toEqual([
    'web/operations/serve.ts',
  ])
})
