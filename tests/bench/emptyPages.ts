import { once } from 'node:events'
import { createServer } from 'node:http'

const PATHS = ['/um', '/dois'] as const

/** A page that has a link to another one and nothing else, and lets browsers render that one before a click. */
const pageWithLinkTo = (path: string) => `<!doctype html>
<html lang="pt-BR"><meta name="viewport" content="width=device-width"><title>Vazia</title>
<p><a href="${path}">Outra</a></p>
<script type="speculationrules">{"prerender":[{"where":{"selector_matches":"a"},"eagerness":"eager"}]}</script>`

/** Serves two such pages. `first`: the address of one. */
export async function serveEmptyPages() {
  const server = createServer(({ url }, response) => {
    const [other] = PATHS.filter((path) => path !== url)
    response.setHeader('content-type', 'text/html; charset=utf-8').end(pageWithLinkTo(other ?? '/'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return {
    first: `http://127.0.0.1:${address.port}${PATHS[0]}`,
    stop(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}
