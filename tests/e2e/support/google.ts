import { policiesOf } from '@elos/web/http/headers/policy'
import type { Page, Route } from '@playwright/test'

export const IDS = { analyticsId: 'G-TESTE123', adsId: 'AW-123456', adsLabel: 'rotulo-1' }

/** Replaces Google's script: stores the same cookies and entry. */
const SCRIPT = `
document.cookie = '_ga=1; path=/'
document.cookie = '_ga_TESTE123=1; path=/'
document.cookie = '_gcl_au=1; path=/'
localStorage.setItem('_gcl_ls', '1')
`

/** An inline script of a page; structured data has a type. */
const INLINE = /<script>(.*?)<\/script>/gs
/** The policy that stands in a page. */
const POLICY = /(?<=<meta http-equiv="content-security-policy" content=")[^"]*/

/** Answers with a page as it is rendered while the site settings have ids. */
async function allowGoogle(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback()
  const response = await route.fetch({ maxRedirects: 0 })
  const html = await response.text()
  const scripts = [...html.matchAll(INLINE)].map(([, text = '']) => text)
  const { own, header } = policiesOf({ scripts, measurement: IDS })
  const body = html.replace(POLICY, own)
  const headers = { ...response.headers(), 'content-security-policy': header }
  await route.fulfill({ response, body, headers })
}

/** Gives the site settings measurement ids, and answers for Google. Returns the requested addresses, as they come. */
export async function withMeasurement(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/*', allowGoogle)
  await page.route('**/dados.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), measurement: IDS } })
  })
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
  })
  return asked
}

/** The commands that the page has queued for Google's script, in their order. */
export const commands = (page: Page) =>
  page.evaluate<unknown[][]>('(window.dataLayer ?? []).map((command) => [...command])')
