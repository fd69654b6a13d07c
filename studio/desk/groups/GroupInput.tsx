import { addressWithGroup, GROUP_TYPE } from '@elos/content/parts/preview/group'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { titleOf } from '@elos/content/parts/stored/value'
import { Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { useClient } from 'sanity'
import { aboveFields } from '../../base/aboveFields.tsx'
import type { DocumentSet } from '../../base/documents/documentSet.ts'
import { ReadingDocuments } from '../../base/documents/ReadingDocuments.tsx'
import { useDocuments } from '../../base/documents/useDocuments.ts'
import { environment } from '../../base/environment.ts'
import { PathLink } from '../../base/links/PathLink.tsx'
import { publishedMembers, publishGroup } from '../../pages/drafts/group.ts'
import { refusalOf } from '../../pages/drafts/publishDrafts.ts'
import { type DraftRow, draftRows } from '../../pages/drafts/rows.ts'
import { DraftList } from '../drafts/DraftList.tsx'
import { membersOf } from './groups.ts'
import { MemberLink } from './MemberLink.tsx'
import { UndoCard } from './UndoCard.tsx'

interface GroupProps {
  id: string
  /** The stored values of its fields. */
  members: unknown
  publication: unknown
}

/** Above the form of a group: the drafts of its members, what hinders each, and the buttons that publish and undo. */
export const GroupInput = aboveFields(({ id, type, value }) =>
  type === GROUP_TYPE ? (
    <Group id={id} members={value?.members} publication={value?.publication} />
  ) : null,
)

function Group(props: GroupProps) {
  const documents = useDocuments()
  return documents ? <Members {...props} documents={documents} /> : <ReadingDocuments />
}

function Members({ id, members, publication, documents }: GroupProps & { documents: DocumentSet }) {
  const client = useClient({ apiVersion: API_VERSION })
  const all = useMemo(() => draftRows(documents), [documents])
  const keys = useMemo(() => membersOf(members), [members])
  const rows = useMemo(() => all.filter((row) => keys.has(row.id)), [all, keys])
  const published = publishedMembers(publication, documents)
  const idle = [...keys.keys()].filter(
    (member) =>
      member && !documents.has(`drafts.${member}`) && !published.some((each) => each.id === member),
  )
  const titleOfId = (member: string) => {
    const document = documents.get(member)
    return document ? titleOf(document) : 'Documento excluído'
  }

  const publish = (chosen: DraftRow[]) =>
    publishGroup(client, { id, published }, chosen, rows).then(
      () => ({ published: chosen.length, failed: [] }),
      (error: unknown) => ({
        published: 0,
        failed: chosen.map((row) => ({
          id: row.id,
          title: row.title,
          reason: refusalOf(error),
        })),
      }),
    )

  return (
    <Stack gap={4}>
      {published.length > 0 && <UndoCard group={{ id, published }} documents={documents} />}
      <DraftList
        rows={rows}
        all={all}
        isMarked
        intro="Entram no site ao mesmo tempo."
        empty="Nenhum rascunho espera neste grupo."
        publish={publish}
        link={(row) => <MemberLink row={row} memberKey={keys.get(row.id) ?? ''} />}
      />
      {idle.map((member) => (
        <Text size={1} muted key={member}>
          {titleOfId(member)}: sem rascunho, nada a publicar.
        </Text>
      ))}
      {environment.siteUrl && rows.length > 0 && (
        <Text size={1}>
          <PathLink path={`/visualizar?${new URLSearchParams({ preview: addressWithGroup(id) })}`}>
            Ver o site com este grupo
          </PathLink>
        </Text>
      )}
    </Stack>
  )
}
