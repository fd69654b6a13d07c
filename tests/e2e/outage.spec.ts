import { freePort } from '@elos/stack/processes/ports'
import { expect } from '@playwright/test'
import { startOwnFront } from './support/ownFront.ts'
import { registry } from './support/registry.ts'
import { test } from './support/test.ts'

const homeTitle = registry.find(({ path }) => path === '/')?.title

test('while the Lake cannot be reached the site sends its stored pages, and a 503 page for other paths', async () => {
  const server = await startOwnFront({ lake: `http://127.0.0.1:${await freePort()}` })
  const site = server.origin
  try {
    const home = await fetch(site)
    expect(home.status).toBe(200)
    expect(await home.text()).toContain(`<title>${homeTitle}</title>`)

    const unseen = await fetch(`${site}/nunca-visto`)
    expect(unseen.status).toBe(503)
    expect(unseen.headers.get('cache-control')).toBe('no-store')
    expect(await unseen.text()).toMatch(/(Algo saiu do lugar|O site volta em instantes)<\/h1>/)

    const form = new URLSearchParams({ name: 'Ana', email: 'ana@exemplo.com.br', phone: '11' })
    const headers = { origin: site }
    const sent = await fetch(`${site}/api/contato`, { method: 'POST', body: form, headers })
    expect(sent.status).toBe(503)
    expect(await sent.text()).toContain('o que você digitou continua lá')

    const image = await fetch(`${site}/images/elos/production/x.png`)
    expect(image.status).toBe(502)
  } finally {
    await server.stop()
  }
})
