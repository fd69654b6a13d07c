import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { run, start, untilUp } from './child.ts'
import { startGroup } from './group.ts'
import { freePort, requireFreePorts } from './ports.ts'

const logDir = mkdtempSync(join(tmpdir(), 'elos-processes-'))
afterAll(() => rmSync(logDir, { recursive: true }))

const node = (name: string, script: string) =>
  ({ name, run: ['node', '-e', script], logDir }) satisfies Parameters<typeof start>[0]

test('a taken port is an error that names the port and another one', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const studio = typeof address === 'object' && address ? address.port : 0
  const ports = { site: await freePort(), studio, lake: await freePort() }
  await expect(requireFreePorts(ports)).rejects.toThrow(
    new RegExp(`Port ${studio} \\(studio\\) is taken.* STUDIO_PORT=\\d+ npm start`),
  )
})

test('the error of a failing process contains its output, and its log file remains', async () => {
  const failing = run(node('failing', 'console.error("the reason"); process.exit(3)'))
  await expect(failing).rejects.toThrow('the reason')
  expect(readFileSync(join(logDir, 'failing.log'), 'utf8')).toContain('the reason')
})

test('a full disk is explained without a stack trace', async () => {
  const failing = run(node('full', 'console.error("ENOSPC: no space left"); process.exit(1)'))
  await expect(failing).rejects.toThrow('The disk is full. Free at least 1 GB and try again.')
})

test('waiting for a server fails at once when its process ends', async () => {
  const running = start(node('ending', 'process.exit(1)'))
  await expect(untilUp(running, 'http://127.0.0.1:9', logDir)).rejects.toThrow(
    'ended while starting',
  )
})

test('a server that does not answer in time is stopped', async () => {
  const running = start(node('silent', 'setInterval(() => {}, 1000)'))
  const url = `http://127.0.0.1:${await freePort()}`
  await expect(untilUp(running, url, logDir, 1)).rejects.toThrow('silent did not answer within 1 s')
  expect(running.process.signalCode).toBe('SIGTERM')
})

test('when one member of a group fails to start, those before it are stopped', async () => {
  const first = start(node('first', 'setInterval(() => {}, 1000)'))
  const starting = startGroup(async ({ add }) => {
    add(first)
    throw new Error('the second did not start')
  })
  await expect(starting).rejects.toThrow('the second did not start')
  await first.ended
  expect(first.process.signalCode).toBe('SIGTERM')
})
