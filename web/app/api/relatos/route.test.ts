import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '../../../env.ts'
import { getMetrics } from '../../../monitoring/metrics.ts'
import { POST } from './route.ts'

const SITE = env.SITE_URL
const REPORT = {
  type: 'csp-violation',
  body: {
    effectiveDirective: 'img-src',
    blockedURL: 'https://mau.exemplo/a',
    documentURL: `${SITE}/blog?a=b`,
  },
}

/** Forget the messages that other tests have counted. */
beforeEach(() => {
  globalThis.replicas = undefined
})

function send(body: string) {
  const request = new Request(`${SITE}/api/relatos`, {
    method: 'POST',
    headers: { 'content-type': 'application/reports+json', 'content-length': String(body.length) },
    body,
  })
  return POST(request, { params: Promise.resolve({}) })
}

test('a report becomes a line in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { status } = await send(JSON.stringify([REPORT]))
  expect(status).toBe(204)
  expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    expect.objectContaining({
      event: 'policy-violated',
      directive: 'img-src',
      blocked: 'https://mau.exemplo',
      page: '/blog',
    }),
  ])
})

test("reports are counted, those of what is Google's apart", async () => {
  globalThis.siteMetrics = undefined
  vi.spyOn(console, 'warn').mockReturnValue()
  const addresses = [
    'https://ad.doubleclick.net/ccm/s/collect',
    'https://www.google.com.br/ads/ga-audiences',
    'https://google.com.mau.exemplo/a',
    'inline',
  ]
  const reports = addresses.map((blockedURL) => ({
    ...REPORT,
    body: { ...REPORT.body, blockedURL },
  }))
  await send(JSON.stringify(reports))
  const lines = (await getMetrics().text()).split('\n')
  expect(lines).toContain('site_policy_violations_total{blocked="google"} 2')
  expect(lines).toContain('site_policy_violations_total{blocked="other"} 2')
})

test('what is no report is refused', async () => {
  expect((await send('texto')).status).toBe(400)
})

test('after sixty reports the others are refused for ten minutes', async () => {
  const answers = await Promise.all(Array.from({ length: 61 }, () => send('[]')))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(60)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
})
