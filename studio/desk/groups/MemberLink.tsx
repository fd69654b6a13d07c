import type { ElementType } from 'react'
import { usePaneRouter } from 'sanity/structure'
import type { DraftRow } from '../../pages/drafts/rows.ts'

interface MemberLinkProps {
  row: DraftRow
  /** The key of its item in the list of members. */
  memberKey: string
}

/** The title of a member, as a link that opens its form beside that of the group. */
export function MemberLink({ row: { id, title, draft }, memberKey }: MemberLinkProps) {
  const { ReferenceChildLink } = usePaneRouter()
  const Link: ElementType = ReferenceChildLink
  return (
    <Link
      documentId={id}
      documentType={draft._type}
      parentRefPath={['members', { _key: memberKey }]}
    >
      {title}
    </Link>
  )
}
