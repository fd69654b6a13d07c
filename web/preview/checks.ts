import { env } from '../env.ts'
import { draftLake } from '../lake/client.ts'
import { asContent, type ContentError } from '../monitoring/contentError.ts'
import { lastWebhook } from '../monitoring/lastWebhook.ts'

/** The result of checking one thing that a preview needs. */
interface Check {
  name: string
  ok: boolean
  /** Says in Portuguese what was found, and how to mend it. */
  detail: string
}

const checked = (name: string, ok: boolean, found: string, remedy: string): Check => ({
  name,
  ok,
  detail: ok ? found : remedy,
})

function originCheck(request: Request): Check {
  const host = request.headers.get('host') ?? ''
  return checked(
    'Origem',
    new URL(env.SITE_URL).host === host,
    `O site responde em ${env.SITE_URL}, como configurado.`,
    `O site está configurado como ${env.SITE_URL}, mas foi aberto em ${host}. Abra-o pelo endereço configurado ou corrija SITE_URL.`,
  )
}

const cookieCheck = (isDraft: boolean): Check =>
  checked(
    'Cookie',
    isDraft,
    'Este navegador está no modo rascunho.',
    'Este navegador não está no modo rascunho. Abra a página pela aba Apresentação do Studio; se já abriu, permita cookies para este endereço.',
  )

async function tokenCheck(): Promise<Check> {
  const problem = env.SANITY_READ_TOKEN
    ? await draftsProblem()
    : 'SANITY_READ_TOKEN não está definido no servidor do site.'
  return checked('Token', problem === '', 'O token lê os rascunhos.', problem)
}

/** Returns why drafts cannot be read; '' when they can. */
async function draftsProblem(): Promise<string> {
  const query = 'count(*[_id in path("drafts.**")])'
  const asked = draftLake.fetch(query, {}, { perspective: 'raw', stega: false })
  return asContent(asked, env, 'SANITY_READ_TOKEN').then(
    () => '',
    ({ message }: ContentError) => `O Lake recusou o token ou não respondeu: ${message}`,
  )
}

function webhookCheck(): Check {
  const last = lastWebhook()
  const received = last?.at.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  return checked(
    'Webhook',
    env.SANITY_WEBHOOK_SECRET !== undefined && last !== null && last.status < 300,
    `A última publicação foi recebida em ${received}.`,
    env.SANITY_WEBHOOK_SECRET
      ? `Nenhuma publicação foi recebida desde que o site iniciou. Publique algo; se esta linha não mudar, confira o endereço do webhook: ${env.SITE_URL}/api/revalidate.`
      : 'SANITY_WEBHOOK_SECRET não está definido: publicar não atualiza as páginas na hora.',
  )
}

/**
 * Checks what a preview needs, in the order in which to mend it. How the site itself is doing is told to those alone who
 * preview drafts: to others it is none of their business, and would ask the content server.
 *
 * @param isDraft whether the request comes from a browser in draft mode
 */
export async function previewChecks(request: Request, isDraft: boolean): Promise<Check[]> {
  const ofBrowser = [originCheck(request), cookieCheck(isDraft)]
  return isDraft ? [...ofBrowser, await tokenCheck(), webhookCheck()] : ofBrowser
}
