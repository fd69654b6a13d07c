import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Box } from '@sanity/ui'
import { type ElementType, useMemo } from 'react'
import { useClient } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import type { DocumentSet } from '../../base/documents/documentSet.ts'
import { ReadingDocuments } from '../../base/documents/ReadingDocuments.tsx'
import { useDocuments } from '../../base/documents/useDocuments.ts'
import { publishDrafts, refusalOf } from '../../pages/drafts/publishDrafts.ts'
import { type DraftRow, draftRows, inPublishingOrder } from '../../pages/drafts/rows.ts'
import { DraftList, type Outcome } from './DraftList.tsx'

/** The list 'Rascunhos': all that is not published, several of which can be published at once. */
export function DraftsPane() {
  const documents = useDocuments()
  return documents ? <Drafts documents={documents} /> : <ReadingDocuments />
}

function Drafts({ documents }: { documents: DocumentSet }) {
  const client = useClient({ apiVersion: API_VERSION })
  const rows = useMemo(() => draftRows(documents), [documents])

  const publish = async (chosen: DraftRow[], onProgress: (done: number) => void) => {
    const failed: Outcome['failed'] = []
    let done = 0
    for (const group of inPublishingOrder(chosen)) {
      onProgress(done)
      await publishDrafts(client, group).catch((error: unknown) => {
        failed.push(...group.map(({ id, title }) => ({ id, title, reason: refusalOf(error) })))
      })
      done += group.length
    }
    return { published: chosen.length - failed.length, failed }
  }

  return (
    <Box padding={4} overflow="auto" height="fill">
      <DraftList
        rows={rows}
        all={rows}
        intro="Visitantes só veem o que está publicado. Marque os que quer publicar juntos."
        empty="Nenhum rascunho: tudo o que foi escrito está publicado."
        publish={publish}
        link={(row) => <DraftLink row={row} />}
      />
    </Box>
  )
}

/** The title of a draft, as a link that opens its form beside the list. */
function DraftLink({ row: { id, title, draft } }: { row: DraftRow }) {
  const { ChildLink, routerPanesState, groupIndex } = usePaneRouter()
  const Link: ElementType = ChildLink
  const isOpened = routerPanesState[groupIndex + 1]?.[0]?.id === id
  return (
    <Link childId={id} childParameters={{ type: draft._type }} aria-current={isOpened || undefined}>
      {title}
    </Link>
  )
}
