import { useMemo } from 'react'
import { useRelativeTime, useSchema } from 'sanity'
import type { DocumentSet } from '../../base/documents/documentSet.ts'
import { useAuthors } from '../../base/documents/useAuthors.ts'
import { IntentCard } from '../../base/links/IntentCard.tsx'
import { TitleLines } from '../../base/lists/TitleLines.tsx'
import { type DraftRow, draftRows } from '../../pages/drafts/rows.ts'
import { Panel } from './Panel.tsx'

/** How many drafts are shown: those that were edited last. */
const SHOWN = 6

interface OwnDraftsProps {
  documents: DocumentSet
  /** The id of the person who is signed in. */
  userId: string | undefined
}

/** The drafts that the person who is signed in edited last. */
export function OwnDrafts({ documents, userId }: OwnDraftsProps) {
  const rows = useMemo(() => draftRows(documents), [documents])
  const authors = useAuthors(rows)
  // A list that grows would move its link away under the pointer.
  if (!rows.every(({ draft }) => authors.has(draft._id))) return null
  const own = rows.filter(({ draft }) => authors.get(draft._id) === userId)
  return (
    <Panel
      title="Meus rascunhos"
      count={own.length}
      empty="Nenhum rascunho seu espera publicação."
      all={{ path: '/conteudo/drafts', text: `Ver todos os rascunhos (${rows.length})` }}
    >
      {own.slice(0, SHOWN).map((row) => (
        <li key={row.id}>
          <OwnDraft row={row} />
        </li>
      ))}
    </Panel>
  )
}

function OwnDraft({ row: { id, title, draft, updatedAt } }: { row: DraftRow }) {
  const type = useSchema().get(draft._type)?.title
  const when = useRelativeTime(updatedAt, { useTemporalPhrase: true, minimal: true })
  return (
    <IntentCard params={{ id, type: draft._type }}>
      <TitleLines title={title} detail={`${type} · ${when}`} />
    </IntentCard>
  )
}
