import { execFile } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { TOP } from '@elos/stack/config'
import { freePort } from '@elos/stack/processes/ports'
import { serve } from '@elos/web/http/testing/server'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)

/** A server with two releases, the old one in use, and a systemctl that writes down what it is told. */
function machine() {
  const root = mkdtempSync(join(tmpdir(), 'elos-switch-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const name of ['old', 'new']) {
    mkdirSync(join(root, 'releases', name), { recursive: true })
    writeFileSync(join(root, 'releases', name, 'serve.mjs'), '')
    writeFileSync(join(root, 'releases', name, 'release.json'), JSON.stringify({ version: name }))
  }
  const release = (name: string) => join(root, 'releases', name)
  symlinkSync(release('old'), join(root, 'current'))
  const log = join(root, 'log')
  writeFileSync(log, '')
  // It writes the release that a replica would start with.
  writeFileSync(
    join(root, 'systemctl'),
    `#!/bin/sh\necho "$2 $(basename "$(readlink ${root}/current)")" >> ${log}\n`,
  )
  chmodSync(join(root, 'systemctl'), 0o755)
  return {
    release,
    current: () => readlinkSync(join(root, 'current')),
    restarts: () => readFileSync(log, 'utf8').trim().split('\n'),
    switchTo: (name: string, ports: number[]) =>
      run(join(TOP, 'deploy/switch.sh'), [release(name), ...ports.map(String)], {
        env: {
          ...process.env,
          PATH: `${root}:${process.env.PATH}`,
          SITE_ROOT: root,
          WAIT_SECONDS: '0',
        },
      }),
  }
}

/** A replica that answers as a release does. Returns its port. */
async function replica(release: () => string): Promise<number> {
  const { port } = await serve(({ url }, response) => {
    response.writeHead(url === '/api/live' ? 200 : 404)
    response.end(JSON.stringify({ live: true, version: basename(release()) }))
  })
  return port
}

test('each replica is restarted with the new release, one after the other', async () => {
  const { release, current, restarts, switchTo } = machine()
  const ports = [await replica(current), await replica(current)]
  await switchTo('new', ports)
  expect(current()).toBe(release('new'))
  expect(restarts()).toEqual(ports.map((port) => `site@${port} new`))
})

test.each([
  ['does not answer', () => freePort()],
  ['still answers with the one before', () => replica(() => 'old')],
])('when a replica %s, those that were restarted go back', async (_, start) => {
  const { release, current, restarts, switchTo } = machine()
  const [good, dead, untouched] = [await replica(current), await start(), await replica(current)]
  await expect(switchTo('new', [good, dead, untouched])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`Back to ${release('old')}`),
  })
  expect(current()).toBe(release('old'))
  expect(restarts()).toEqual([
    `site@${good} new`,
    `site@${dead} new`,
    `site@${good} old`,
    `site@${dead} old`,
  ])
})

test('a folder that holds no release is refused', async () => {
  const { release, current, switchTo } = machine()
  rmSync(join(release('new'), 'serve.mjs'))
  await expect(switchTo('new', [])).rejects.toMatchObject({ code: 1 })
  expect(current()).toBe(release('old'))
})
