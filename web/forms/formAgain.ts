import { loadPage } from '@elos/content'
import { suggestDomain } from '@elos/leads/form/emailSuggestion'
import { type Bind, formWords, nativeBind } from '@elos/ui'
import type { ReactElement } from 'react'
import { env } from '../env.ts'
import { htmlResponse } from '../http/htmlResponse.ts'
import { plainPage } from '../http/plainPage.ts'
import { lakeForVisitor } from '../lake/client.ts'
import { renderMarkup } from '../render/document.tsx'
import { renderPageDocument } from '../render/page.tsx'

/** The place of a form: the path of its page, and its id there. */
export interface FormPlace {
  page: string
  id: string
}

/** The content of a plain page that leads back to a form. */
export const linkBack = ({ page, id }: FormPlace) => ({
  title: 'Confira o formulário',
  text: 'Volte à página anterior pelo navegador: o que você digitou continua lá.',
  link: { href: `${page}#${id}`, label: 'Ir para o formulário' },
})

/**
 * Answers an invalid form with its page, with what was typed, the errors, and a suggestion for a mistyped e-mail domain;
 * with a plain page that has the errors where that page cannot be loaded or has no such form. The status is 422.
 *
 * @param form returns the form
 */
export async function formAgain(
  place: FormPlace,
  fields: Record<string, string>,
  errors: Record<string, string>,
  form: (props: { id: string; bind: Bind }) => ReactElement,
): Promise<Response> {
  const { id } = place
  const bind = nativeBind(id, fields, errors, { email: suggestDomain(fields.email ?? '') })
  const document = await documentWith(place, form({ id, bind }))
  return document === null
    ? plainPage(422, { ...linkBack(place), items: Object.values(errors) })
    : htmlResponse(document, 422)
}

async function documentWith({ page: path, id }: FormPlace, form: ReactElement) {
  const load = loadPage(lakeForVisitor(), path, new Date(), env.SITE_URL)
  const loaded = await load.catch(() => null)
  if (loaded?.outcome !== 'page') return null
  const { page } = loaded
  const title = formWords.error(page.route.title || page.site.brandName)
  const { html, policy } = await renderPageDocument({ ...page, route: { ...page.route, title } })
  const start = html.indexOf(`<form id="${id}"`)
  if (start < 0) return null
  const end = html.indexOf('</form>', start) + '</form>'.length
  const again = html.slice(0, start) + (await renderMarkup(form)) + html.slice(end)
  return { html: again, policy }
}
