import { loadPage, type PageKind } from '@elos/content'
import { suggestDomain } from '@elos/leads/form/emailSuggestion'
import { formWords, nativeBind } from '@elos/ui'
import { env } from '../env.ts'
import { htmlResponse } from '../http/htmlResponse.ts'
import { plainPage } from '../http/plainPage.ts'
import { lakeForVisitor } from '../lake/client.ts'
import { renderPageDocument } from '../render/page.tsx'

/** The place of a form: the path and the kind of its page, and its id there. */
export interface FormPlace {
  page: string
  kind: PageKind
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
 * with a plain page that has the errors where that page cannot be loaded. The status is 422.
 */
export async function formAgain(
  place: FormPlace,
  fields: Record<string, string>,
  errors: Record<string, string>,
): Promise<Response> {
  const load = loadPage(lakeForVisitor(), place.page, new Date(), env.SITE_URL)
  const loaded = await load.catch(() => null)
  if (loaded?.outcome !== 'page' || loaded.page.kind !== place.kind)
    return plainPage(422, { ...linkBack(place), items: Object.values(errors) })
  const { page } = loaded
  const title = formWords.error(page.route.title || page.site.brandName)
  const bind = nativeBind(place.id, fields, errors, { email: suggestDomain(fields.email ?? '') })
  const again = { ...page, route: { ...page.route, title } }
  return htmlResponse(await renderPageDocument(again, bind), 422)
}
