import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('without a build the front ends with 1 and says how to make one', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, SITE_DIST: '.next-of-no-build' },
    encoding: 'utf8',
  })
  const folder = join(import.meta.dirname, '..', '.next-of-no-build')
  expect(stderr).toContain(`There is no build in ${folder}. Run 'npx next build web'`)
  expect(status).toBe(1)
})
