import { env } from '../env.ts'
import { draftLake } from '../lake.ts'
import { asContent } from '../log/contentError.ts'
import { lastWebhook } from '../metrics/lastWebhook.ts'

/** The result of checking one thing that a preview needs. */
interface Check {
  name: string
  ok: boolean
  /** Says in Portuguese what was found, and how to mend it. */
  detail: string
}

function originCheck(request: Request): Check {
  const host = request.headers.get('host') ?? ''
  const ok = new URL(env.SITE_URL).host === host
  return {
    name: 'Origem',
    ok,
    detail: ok
      ? `O site responde em ${env.SITE_URL}, como configurado.`
      : `O site está configurado como ${env.SITE_URL}, mas foi aberto em ${host}. Abra-o pelo endereço configurado ou corrija SITE_URL.`,
  }
}

function cookieCheck(isDraft: boolean): Check {
  return {
    name: 'Cookie',
    ok: isDraft,
    detail: isDraft
      ? 'Este navegador está no modo rascunho.'
      : 'Este navegador não está no modo rascunho. Abra a página pela aba Apresentação do Studio; se já abriu, permita cookies para este endereço.',
  }
}

async function tokenCheck(): Promise<Check> {
  const name = 'Token'
  if (!env.SANITY_READ_TOKEN) {
    return { name, ok: false, detail: 'SANITY_READ_TOKEN não está definido no servidor do site.' }
  }
  try {
    const asked = draftLake.fetch(
      'count(*[_id in path("drafts.**")])',
      {},
      { perspective: 'raw', stega: false },
    )
    await asContent(asked, env, 'SANITY_READ_TOKEN')
    return { name, ok: true, detail: 'O token lê os rascunhos.' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { name, ok: false, detail: `O Lake recusou o token ou não respondeu: ${reason}` }
  }
}

function webhookCheck(): Check {
  const name = 'Webhook'
  if (!env.SANITY_WEBHOOK_SECRET) {
    return {
      name,
      ok: false,
      detail: 'SANITY_WEBHOOK_SECRET não está definido: publicar não atualiza as páginas na hora.',
    }
  }
  const last = lastWebhook()
  return last && last.status < 300
    ? {
        name,
        ok: true,
        detail: `A última publicação foi recebida em ${last.at.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })}.`,
      }
    : {
        name,
        ok: false,
        detail: `Nenhuma publicação foi recebida desde que o site iniciou. Publique algo; se esta linha não mudar, confira o endereço do webhook: ${env.SITE_URL}/api/revalidate.`,
      }
}

/** Checks everything that a preview needs, in the order in which to mend it. */
export async function previewChecks(request: Request, isDraft: boolean): Promise<Check[]> {
  return [originCheck(request), cookieCheck(isDraft), await tokenCheck(), webhookCheck()]
}
