import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useSyncState } from 'sanity'
import { publishDrafts, refusalOf } from '../drafts/publishDrafts.ts'
import { PageForm } from '../pages/PageForm.tsx'
import { type PageTexts, type ProposedPage, proposePage } from '../pages/proposal.ts'
import { ownPage, readSurroundings, type Surroundings } from '../pages/surroundings.ts'

interface Question {
  surroundings: Surroundings
  proposal: ProposedPage
}

/**
 * Wraps the action that publishes a document with a page of its own. While it has no published page, a
 * dialog proposes one, and both are published.
 */
export function publishSubject(useOriginal: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const usePublishSubject: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props
    const client = useClient({ apiVersion: API_VERSION })
    const { push } = useToast()
    const { isSyncing } = useSyncState(id, type)
    const [question, setQuestion] = useState<Question>()
    const [isPublishing, setPublishing] = useState(false)
    const original = useOriginal(props)
    if (!original || !draft) return original
    // The Studio may learn only now that a field is missing.
    const hindrance = original.disabled && !isSyncing ? original.title : undefined

    const publishOrAsk = async () => {
      const surroundings = await readSurroundings(client, id, draft).catch(() => undefined)
      const proposal = surroundings && proposePage(draft, surroundings)
      // Without an answer the document is published as any other; 'Para revisar' finds what has no page.
      if (!proposal || ownPage(surroundings, id).published) original.onHandle?.()
      else setQuestion({ surroundings, proposal })
    }

    const publishBoth = async (asked: Question, texts: PageTexts) => {
      setPublishing(true)
      try {
        const page = { documentId: id, ...asked, texts }
        await publishDrafts(client, [{ row: { id, draft, published, move: undefined }, page }])
        push({ status: 'success', title: `Publicado em ${texts.path}.` })
      } catch (error) {
        push({
          status: 'error',
          title: 'A página não foi publicada.',
          description: `${refusalOf(error)} Se o documento já está publicado, use “Criar a página” no alto do formulário.`,
        })
      } finally {
        setQuestion(undefined)
        setPublishing(false)
      }
    }

    return {
      ...original,
      onHandle: publishOrAsk,
      dialog: question && {
        type: 'dialog',
        width: 'large',
        header: 'Publicar e criar a página',
        onClose: () => setQuestion(undefined),
        content: (
          <PageForm
            documentId={id}
            {...question}
            action="Publicar com a página"
            isBusy={isSyncing || isPublishing || (Boolean(original.disabled) && !hindrance)}
            hindrance={hindrance}
            onPublish={(texts) => publishBoth(question, texts)}
            onCancel={() => setQuestion(undefined)}
          />
        ),
      },
    }
  }
  usePublishSubject.action = useOriginal.action
  usePublishSubject.displayName = 'PublishSubject'
  return usePublishSubject
}
