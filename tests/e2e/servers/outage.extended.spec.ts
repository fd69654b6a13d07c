import { freePort } from '@elos/stack/processes/ports'
import { expect } from '@playwright/test'
import { registry } from '../support/registry.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

const homeTitle = registry.find(({ path }) => path === '/')?.title

test('started while the Lake cannot be reached, the site sends the pages of its build, and a 503 page for other paths', async () => {
  const server = await startSiteServer({ lake: `http://127.0.0.1:${await freePort()}` })
  const site = server.origin
  try {
    const home = await fetch(site)
    expect(home.status).toBe(200)
    expect(await home.text()).toContain(`<title>${homeTitle}</title>`)

    const unseen = await fetch(`${site}/nunca-visto`)
    expect(unseen.status).toBe(503)
    expect(unseen.headers.get('cache-control')).toBe('no-store')
    expect(await unseen.text()).toMatch(/Algo saiu do lugar<\/h1>/)

    // A path that nobody may have published is not tried again, so that no flood of them fills the memory.
    expect((await (await fetch(`${site}/api/ready`)).json()).pages.failed).toEqual([])

    const send = (fields: Record<string, string>) =>
      fetch(`${site}/api/contato`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: site },
        redirect: 'manual',
      })
    const valid = { name: 'Ana', email: 'ana@exemplo.com.br', phone: '11988887777' }
    const sent = await send(valid)
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*Ana/)
    const refused = await send({ ...valid, phone: '11' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('o que você digitou continua lá')

    const image = await fetch(`${site}/images/elos/production/x.png`)
    expect(image.status).toBe(502)
  } finally {
    await server.stop()
  }
})
