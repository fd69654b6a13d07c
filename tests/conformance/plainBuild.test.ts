import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test("a plain 'next build' says what to do when no content server is named", () => {
  const program = 'node_modules/next/dist/bin/next'
  const { status, stderr } = spawnSync(process.execPath, [program, 'build', 'web'], {
    env: { ...process.env, SANITY_PROJECT_ID: '', SANITY_API_HOST: '', NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain(
    "no server of it is named: run 'npm start', which starts the Lake first, or set SANITY_PROJECT_ID",
  )
})
