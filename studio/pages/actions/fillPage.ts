import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { pathOf, routeText } from '@elos/content/parts/stored/route'
import { useToast } from '@sanity/ui/toast'
import { useClient, useDocumentOperation } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { useAttempt } from '../../base/useAttempt.ts'
import { wrapAction } from '../../base/wrapAction.ts'
import { neutralTexts } from '../neutralTexts.ts'
import { readPageContext } from '../pageContext.ts'
import { missingFields, proposePage } from '../proposal.ts'
import { setMissing } from '../setMissing.ts'

const FAILURE = {
  title: 'A página não foi preenchida.',
  description: 'Verifique a conexão e tente de novo.',
}

/** Whether the page of a document has its address and all its texts. */
const hasPage = (document: StoredDocument) =>
  ['path', 'name', 'title', 'description'].every((field) => routeText(document, field))

/**
 * Wraps the action that publishes a document of a type that has pages. While its page is not filled in, the action does
 * so as it is proposed, with neutral texts where the document's own fields are empty, and shows it: the next click
 * publishes both.
 */
export const fillPage = wrapAction((original, { id, type, draft }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const { patch } = useDocumentOperation(id, type)
  const { params, setParams } = usePaneRouter()
  const { push } = useToast()
  const { isBusy, attempt } = useAttempt()
  if (!original || !draft || hasPage(draft)) return original

  const fill = async () => {
    const context = await readPageContext(client, id, draft)
    const proposal = proposePage({ ...draft, ...neutralTexts(draft) }, context)
    if (!proposal || !(proposal.path || pathOf(draft))) {
      push({ status: 'warning', title: 'Escreva antes o título e o fim do endereço.' })
      return
    }
    const fields = missingFields(draft.route, proposal)
    if (fields.length === 0) {
      push({ status: 'warning', title: 'Escreva na aba “Página” o que falta.' })
      return
    }
    // The texts of the name alone, whatever else is written: each is set only where there is none by then.
    const { _type, name } = draft
    const route = { _type: 'route', ...Object.fromEntries(fields) }
    patch.execute(setMissing({ ...neutralTexts({ _type, name }), route }))
    // The pane stays as it is: if it were opened anew, a click on 'Publicar' meanwhile would be lost.
    setParams({ ...params, path: 'route.path' })
  }

  const onHandle = () => attempt(fill, FAILURE)
  return { ...original, label: 'Preencher a página', disabled: isBusy, onHandle }
})
