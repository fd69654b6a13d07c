import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { systemProgram } from '@elos/stack/checks/systemPrograms'
import { type Running, start, untilUp } from '@elos/stack/processes/child'
import { freePort, requireFreePorts } from '@elos/stack/processes/ports'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { QUIET } from '../chromiumFlags.ts'
import { copySources, edit } from './copy.ts'

// Next compiles a page when it is first asked for it.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const TEMPLATE = 'packages/ui/templates/CarrierTemplate.tsx'
const FOOTER = 'packages/ui/chrome/Footer.tsx'
const RECORDER = 'packages/ui/islands/recorder.ts'
const QUERY = 'packages/content/pages/carrier.ts'
const SCHEMA = 'types/documents/carrier.ts'

const copy = copySources()
const ports = { site: await freePort(), studio: await freePort(), lake: await freePort() }
const site = `http://localhost:${ports.site}`
const studio = `http://localhost:${ports.studio}`
let dev: Running
let browser: Browser
let page: Page

function editCopy(file: string, part: string, replacement: string): void {
  edit(join(copy, file), part, replacement)
}

beforeAll(async () => {
  dev = start({
    name: 'dev',
    run: ['node', join(copy, 'packages/stack/bin/stack.ts'), 'dev'],
    cwd: copy,
    env: {
      SITE_PORT: String(ports.site),
      STUDIO_PORT: String(ports.studio),
      LAKE_PORT: String(ports.lake),
      NODE_ENV: 'development',
    },
    logDir: join(copy, 'logs'),
  })
  await untilUp(dev, `${site}/amil-saude`, join(copy, 'logs'), 280)
  browser = await chromium.launch({ args: QUIET, executablePath: systemProgram('chromium') })
  page = await browser.newPage()
  page.setDefaultTimeout(90_000)
  await page.goto(`${site}/amil-saude`)
})

afterAll(async () => {
  await browser?.close()
  await dev?.stop()
  rmSync(copy, { recursive: true, force: true })
})

test('an unknown path gets 404 and a redirect 308, as in production', async () => {
  const status = async (path: string) => (await fetch(site + path, { redirect: 'manual' })).status
  expect([await status('/zzz'), await status('/lgpd')]).toEqual([404, 308])
})

test('an edited query shows in the open page', async () => {
  editCopy(QUERY, 'ansRegistration,', '"ansRegistration": "777777",')
  await page.getByText('777777').first().waitFor()
})

test('an edited style shows in the open page', async () => {
  editCopy(FOOTER, 'padding: max(32px, 5vw)', 'padding: max(333px, 5vw)')
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer')
    return footer && getComputedStyle(footer).paddingTop === '333px'
  })
})

test('an edited script of the head shows in the open page', async () => {
  editCopy(
    RECORDER,
    'const taps: HTMLElement[] = []',
    "const taps: HTMLElement[] = []\nroot.id = 'edited'",
  )
  await page.locator('html#edited').waitFor()
})

test('an error shows with its message, file and line until it is fixed', async () => {
  const begin = "export function CarrierTemplate(page: PageOf<'carrier'>) {\n"
  const planted = `${begin}  if (page) throw new Error('a planted error')\n`
  editCopy(TEMPLATE, begin, planted)
  await page.getByText('a planted error').first().waitFor()
  await page
    .getByText(/packages\/ui\/templates\/CarrierTemplate\.tsx.*\d+:\d+/)
    .first()
    .waitFor()
  editCopy(TEMPLATE, planted, begin)
  await page
    .getByText(/registro ans/i)
    .first()
    .waitFor()
})

test('an edited schema is served to the Studio', async () => {
  const served = async () => (await fetch(`${studio}/${SCHEMA}`)).text()
  expect(await served()).toContain('Três qualidades')
  editCopy(`studio/${SCHEMA}`, 'Três qualidades', 'Quatro qualidades')
  await expect.poll(served, { timeout: 10_000 }).toContain('Quatro qualidades')
})

test('all ports are free after `npm run dev` is stopped', async () => {
  await dev.stop()
  await expect(requireFreePorts(ports)).resolves.toBeUndefined()
})
