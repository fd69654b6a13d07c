import { loadSite } from '@elos/content'
import { chatLink, type FormResult } from '@elos/leads'
import { lake } from './lake.ts'

const MAX_BODY_BYTES = 32 * 1024

interface HandOff<T> {
  read(form: FormData): FormResult<T>
  message(value: T): string
  /** Where the form stands, for who has to correct it. */
  back: string
}

/**
 * Answers a form sent without JavaScript: a valid one leads to the chat with its message typed, a
 * wrong one to a page that says what to correct. Nothing is stored.
 */
export async function handOff<T>(
  request: Request,
  { read, message, back }: HandOff<T>,
): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) {
    return refusal(413, ['O texto enviado é grande demais.'], back)
  }
  const form = await request.formData().catch(() => null)
  if (!form) return refusal(400, ['O formulário chegou incompleto. Tente enviar de novo.'], back)
  const result = read(form)
  if (!result.ok) return refusal(422, Object.values(result.errors), back)
  const site = await loadSite(lake)
  if (!site?.chatPhone) return refusal(503, ['O atendimento por WhatsApp está indisponível.'], back)
  return new Response(null, {
    status: 303,
    headers: { location: chatLink(site.chatPhone, message(result.value)) },
  })
}

/** `reasons` are our own texts, never what the visitor typed, so they need no escaping. */
function refusal(status: number, reasons: string[], back: string): Response {
  const items = reasons.map((reason) => `<li>${reason}</li>`).join('')
  const html = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Confira o formulário | Elos Saúde</title><style>body{font:18px/1.6 sans-serif;max-width:34rem;margin:4rem auto;padding:0 1rem;background:#fbf7f0;color:#13261f}a{color:#0e5a47}</style><h1>Confira o formulário</h1><ul>${items}</ul><p>O que você digitou continua lá: use o botão de voltar do navegador. <a href="${back}">Ir para o formulário</a></p></html>`
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
