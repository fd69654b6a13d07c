import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import {
  createServer as createHttp,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { createServer as createTls } from 'node:https'
import { type AddressInfo, connect, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

/** A token that may change the settings of the project. */
export const SETUP_TOKEN = 'token-de-administrador'

const NAMES = ['api.sanity.io', '*.api.sanity.io', '*.apicdn.sanity.io', 'cdn.sanity.io']

const settingSchema = z.looseObject({ id: z.string().optional() })
type Setting = z.infer<typeof settingSchema>

/**
 * Stands for hosted Sanity: `api.sanity.io` with the CORS origins and webhooks of a project, and
 * `<project>.api.sanity.io` and `cdn.sanity.io`, whose requests a Lake answers. All by TLS, with a
 * certificate of its own authority. Programs reach it as a proxy, by the variables in `env`.
 */
export async function standIn(lakeUrl: string) {
  const dir = mkdtempSync(join(tmpdir(), 'hosted-'))
  const { key, cert } = certificate(dir)
  const settings: Record<'cors' | 'hooks', Setting[]> = { cors: [], hooks: [] }
  const hosts: string[] = []

  const server = createTls({ key, cert }, (incoming, outgoing) => {
    const host = incoming.headers.host ?? ''
    hosts.push(host)
    if (host !== 'api.sanity.io') return forward(lakeUrl, incoming, outgoing)
    answerSettings(settings, incoming, outgoing).catch(() => outgoing.writeHead(400).end())
  })
  const port = await listen(server)

  const proxy = createHttp()
  proxy.on('connect', (_, client, head) => {
    const through = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n')
      through.write(head)
      client.pipe(through).pipe(client)
    })
    for (const socket of [client, through]) socket.on('error', () => through.destroy())
  })
  const proxyPort = await listen(proxy)

  return {
    /** The CORS origins and the webhooks that were set. */
    settings,
    /** The host of each request. */
    hosts,
    /** The variables with which Node asks here instead of Sanity, and trusts it. */
    env: {
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`,
      NODE_EXTRA_CA_CERTS: join(dir, 'cert.pem'),
    },
    close() {
      server.closeAllConnections()
      server.close()
      proxy.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

function certificate(dir: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
  const names = NAMES.map((name) => `DNS:${name}`).join(',')
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1']
  const subject = ['-subj', '/CN=stand-in', '-addext', `subjectAltName=${names}`]
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert], {
    stdio: 'pipe',
  })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Passes a request on to the Lake, which knows itself by its own address only. */
function forward(lakeUrl: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers } = incoming
  const url = new URL(incoming.url ?? '/', lakeUrl)
  const onward = request(url, { method, headers: { ...headers, host: url.host } }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}

const PATH = /^\/v[\d-]+\/(?:projects\/abc123\/(cors)|(hooks)\/projects\/abc123)(?:\/(\w+))?$/

/** Answers as the management API does, which never tells the secret of a webhook. */
async function answerSettings(
  settings: Record<'cors' | 'hooks', Setting[]>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const send = (status: number, body: unknown) =>
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const [path, cors, , id] = PATH.exec(incoming.url ?? '') ?? []
  if (!path) return void send(404, { error: 'Not Found', message: 'No such endpoint' })
  if (incoming.headers.authorization !== `Bearer ${SETUP_TOKEN}`)
    return void send(401, { error: 'Unauthorized', message: 'The token may not do this' })
  const list = settings[cors ? 'cors' : 'hooks']
  if (incoming.method === 'GET')
    return void send(
      200,
      list.map(({ secret: _, ...rest }) => rest),
    )
  const index = list.findIndex((one) => one.id === id)
  if (incoming.method === 'DELETE') return void send(200, list.splice(index, 1))
  const body = settingSchema.parse(await json(incoming))
  if (incoming.method === 'PATCH') return void send(200, Object.assign(list[index] ?? {}, body))
  list.push({ ...body, id: `id${list.length}` })
  send(201, list.at(-1))
}
