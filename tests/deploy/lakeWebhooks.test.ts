import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseWebhooks, readWebhooks } from '@elos/lake/webhooks/webhook'
import { TOP } from '@elos/stack/config'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const SCRIPT = join(TOP, 'deploy/lakeWebhooks.mjs')
const SECRET = 'a-secret-of-24-characters'

function printed(variables: Record<string, string>) {
  const env = { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, ...variables }
  return run(process.execPath, [SCRIPT], { env })
}

test('the printed line, read by a shell, is a webhook to the site that the Lake accepts', async () => {
  const { stdout } = await printed({ SANITY_WEBHOOK_SECRET: SECRET })
  const shell = await run('sh', ['-c', `${stdout}printf %s "$LAKE_WEBHOOKS"`])
  expect(readWebhooks(parseWebhooks(shell.stdout))).toMatchObject([
    { url: 'http://127.0.0.1:3001/api/revalidate', secret: SECRET, filter: expect.any(String) },
  ])
})

test('no line is printed without the secret', async () => {
  await expect(printed({})).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('SANITY_WEBHOOK_SECRET'),
  })
})
