import { escapeXml } from '@elos/content/parts/xml/escape'
import { policiesOf } from './headers/policy.ts'
import { type HtmlDocument, htmlResponse } from './htmlResponse.ts'

const STYLE =
  'body{font:18px/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem;background:#fbf7f0;color:#13261f}a{color:#0e5a47}li{margin:.5rem 0}'

const { own, header } = policiesOf({ style: STYLE })

/** The content of a plain document. */
export interface PlainContent {
  title: string
  items?: string[]
  text?: string
  link?: { href: string; label: string }
  /** The id that a visitor may tell staff, who find the request in the log by it. */
  reference?: string
}

/**
 * Returns a small document without the site's styles, header and footer. Never indexed. The title of one that
 * refuses something begins with 'Erro': screen readers say it first.
 */
function plainDocument(
  { title, items = [], text, link, reference }: PlainContent,
  isError: boolean,
): HtmlDocument {
  const list = items.map((item) => `<li>${escapeXml(item)}</li>`).join('')
  const parts = [
    `<h1>${escapeXml(title)}</h1>`,
    list ? `<ul>${list}</ul>` : '',
    text ? `<p>${escapeXml(text)}</p>` : '',
    reference ? `<p><small>Referência: ${escapeXml(reference)}</small></p>` : '',
    link ? `<p><a href="${escapeXml(link.href)}">${escapeXml(link.label)}</a></p>` : '',
  ]
  const head = `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="${own}"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${isError ? 'Erro: ' : ''}${escapeXml(title)}</title><style>${STYLE}</style>`
  const html = `<!doctype html><html lang="pt-BR"><head>${head}</head><body>${parts.join('')}</body></html>`
  return { html, policy: header }
}

/** Returns a response with a plain document. */
export const plainPage = (
  status: number,
  content: PlainContent,
  headers?: Record<string, string>,
): Response => htmlResponse(plainDocument(content, status >= 400), status, headers)
