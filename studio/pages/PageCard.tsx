import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { textOf } from '@elos/content/review/value'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useClient, useEditState, useSyncState } from 'sanity'
import { useRouter } from 'sanity/router'
import { environment } from '../environment.ts'
import { PageForm } from './PageForm.tsx'
import { type PageTexts, type ProposedPage, textsOf } from './proposal.ts'
import { makePreview, publishPage } from './publishPage.ts'
import { ownPage, type Surroundings } from './surroundings.ts'
import { useRemoval } from './useRemoval.tsx'

interface PageCardProps {
  documentId: string
  documentType: string
  surroundings: Surroundings
  proposal: ProposedPage
  /** Whether the document may be taken off the site. */
  isRemovable: boolean
}

/** The page of a document, above its fields: its address and search texts, and what can be done with it. */
export function PageCard(props: PageCardProps) {
  const { documentId, documentType, surroundings, proposal, isRemovable } = props
  const client = useClient({ apiVersion: API_VERSION })
  const { navigateIntent } = useRouter()
  const { push } = useToast()
  const dialogId = useId()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [wantsPreview, setWantsPreview] = useState(false)
  const { isSyncing } = useSyncState(documentId, documentType)
  const { published, draft } = useEditState(documentId, documentType)
  const removal = useRemoval({
    id: documentId,
    type: documentType,
    published: Boolean(published),
    draft: Boolean(draft),
  })
  const page = ownPage(surroundings, documentId)
  const texts = textsOf(page.draft ?? page.published, proposal)
  const livePath = textOf(page.published?.path)

  const preview = useEffectEvent(async () => {
    setWantsPreview(false)
    try {
      const publication = { documentId, surroundings, proposal, texts }
      const path = await makePreview(client, documentType, publication)
      navigateIntent('edit', {
        id: documentId,
        type: documentType,
        mode: 'presentation',
        presentation: 'visualizar',
        preview: path,
      })
    } catch {
      push({ status: 'error', title: 'O rascunho não pôde ser mostrado. Tente de novo.' })
    }
  })
  // The Studio loses what it is still saving when the form is left.
  useEffect(() => {
    if (wantsPreview && !isSyncing) void preview()
  }, [wantsPreview, isSyncing])

  const publish = async (written: PageTexts, withRedirect: boolean) => {
    setBusy(true)
    const redirectId = withRedirect ? `redirect-${crypto.randomUUID()}` : undefined
    try {
      await publishPage(client, { documentId, surroundings, proposal, texts: written }, redirectId)
      setOpen(false)
      push({ status: 'success', title: `Página publicada em ${written.path}.` })
    } catch {
      push({
        status: 'error',
        title: 'A página não foi publicada.',
        description: 'Alguém pode tê-la mudado agora mesmo. Confira e tente de novo.',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card border radius={2} padding={3} tone={livePath ? 'default' : 'caution'}>
      <Stack gap={3}>
        <Flex gap={3} align="center">
          <Text size={2}>
            <EarthGlobeIcon />
          </Text>
          <Stack gap={2} flex={1}>
            <Text size={1} weight="medium" textOverflow="ellipsis">
              {livePath ? (
                <a href={`${environment.siteUrl}${livePath}`} target="_blank" rel="noreferrer">
                  {livePath}
                </a>
              ) : (
                'Ainda sem página'
              )}
            </Text>
            <Text size={1} muted textOverflow={livePath ? 'ellipsis' : undefined}>
              {livePath ? texts.title : withoutPage(texts.path, Boolean(published))}
            </Text>
          </Stack>
        </Flex>
        <Flex gap={2} wrap="wrap">
          {(livePath || published) && (
            <Button
              mode="ghost"
              padding={2}
              fontSize={1}
              text={livePath ? 'Endereço e textos de busca' : 'Criar a página'}
              onClick={() => setOpen(true)}
            />
          )}
          {environment.siteUrl && texts.path && (
            <Button
              mode="ghost"
              padding={2}
              fontSize={1}
              text="Ver o rascunho"
              loading={wantsPreview}
              onClick={() => setWantsPreview(true)}
            />
          )}
          {isRemovable && published && (
            <Button
              mode="bleed"
              tone="critical"
              padding={2}
              fontSize={1}
              text="Tirar do ar"
              onClick={() => removal.open('unpublish')}
            />
          )}
        </Flex>
      </Stack>
      {isOpen && (
        <Dialog
          id={dialogId}
          header={livePath ? 'Endereço e textos de busca' : 'Criar a página'}
          width={2}
          onClose={() => setOpen(false)}
          onClickOutside={() => setOpen(false)}
        >
          <Card padding={4}>
            <PageForm
              documentId={documentId}
              surroundings={surroundings}
              proposal={proposal}
              action="Publicar a página"
              isBusy={isBusy}
              onPublish={publish}
              onCancel={() => setOpen(false)}
            />
          </Card>
        </Dialog>
      )}
      {removal.dialog && (
        <Dialog
          id={`${dialogId}-removal`}
          header={removal.dialog.header}
          width={1}
          onClose={removal.close}
          onClickOutside={removal.close}
        >
          <Card padding={4}>{removal.dialog.content}</Card>
        </Dialog>
      )}
    </Card>
  )
}

/** What happens to a document without a page. */
function withoutPage(path: string, isPublished: boolean): string {
  if (isPublished) return 'Este conteúdo está publicado, mas ninguém o encontra no site.'
  return path
    ? `Ao publicar, a página é criada em ${path}.`
    : 'Ao publicar, a página é criada. O endereço vem do identificador.'
}
