import { loadSite, type Site } from '@elos/content'
import { chatLink, type FormResult } from '@elos/leads'
import { lake } from './lake.ts'
import { plainPage } from './plainPage.ts'

const MAX_BODY_BYTES = 32 * 1024

interface HandOff<T> {
  read(form: FormData): FormResult<T>
  message(value: T, site: Site): string
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
  const site = await loadSite(lake).catch(() => null)
  if (!site?.chatPhone) return refusal(503, ['O atendimento por WhatsApp está indisponível.'], back)
  return new Response(null, {
    status: 303,
    headers: { location: chatLink(site.chatPhone, message(result.value, site)) },
  })
}

function refusal(status: number, items: string[], back: string): Response {
  return plainPage(status, {
    title: 'Confira o formulário',
    items,
    text: 'O que você digitou continua lá: use o botão de voltar do navegador.',
    link: { href: back, label: 'Ir para o formulário' },
  })
}
