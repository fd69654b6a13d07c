import { type PlainContent, plainPage } from './plainPage.ts'

/** The reasons why an endpoint does not answer a request, each with the status and the text for visitors. */
const REFUSALS = {
  'method-not-allowed': { status: 405, text: 'Este endereço não aceita este tipo de pedido.' },
  'not-from-this-site': { status: 403, text: 'O formulário não veio deste site.' },
  'unsupported-content-type': { status: 415, text: 'O formato do que foi enviado é desconhecido.' },
  'too-large': { status: 413, text: 'O texto enviado é grande demais.' },
  'too-slow': { status: 408, text: 'O texto enviado não chegou a tempo.' },
  'too-many': { status: 429, text: 'Recebemos pedidos demais. Tente outra vez mais tarde.' },
  busy: { status: 503, text: 'O site está ocupado. Tente outra vez daqui a alguns segundos.' },
  failed: { status: 503, text: 'Algo saiu do lugar. Tente outra vez daqui a alguns segundos.' },
} as const satisfies Record<string, { status: number; text: string }>

export type RefusalReason = keyof typeof REFUSALS

/** Returns the answer that refuses a request. The endpoint adds the headers that each reason requires. */
export type Refuse = (reason: RefusalReason) => Response

/** Returns an error for callers that are programs: {error}. */
export const jsonError = (status: number, error: string): Response =>
  Response.json({ error }, { status })

/** Refuses a request of a program: {error}. */
export const refuseAsJson: Refuse = (reason) => jsonError(REFUSALS[reason].status, reason)

/** Refuses a request of a visitor with a plain page that has the reason, and `content` in place of its other parts. */
export const refuseAsPageWith =
  (content: Partial<PlainContent>): Refuse =>
  (reason) =>
    plainPage(REFUSALS[reason].status, {
      title: 'Não foi possível',
      link: { href: '/', label: 'Ir para a página inicial' },
      ...content,
      items: [REFUSALS[reason].text],
    })

/** Refuses a request of a visitor with a plain page. */
export const refuseAsPage: Refuse = refuseAsPageWith({})
