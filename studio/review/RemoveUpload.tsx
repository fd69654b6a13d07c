import type { StoredDocument } from '@elos/content/parts/stored/document'
import type { Finding } from '@elos/content/review/type'
import { leftoverPaths, uploadsOf } from '@elos/content/review/uploads'
import { PatchButton } from '../base/documents/PatchButton.tsx'

function withoutLeftovers(version: StoredDocument) {
  const paths = leftoverPaths(uploadsOf(version))
  return paths.length > 0 ? { unset: paths } : undefined
}

/** Removes what is left of uploads from a document and its draft. */
export const RemoveUpload = ({ finding }: { finding: Finding }) => (
  <PatchButton
    id={finding.documentId}
    text="Retirar o envio"
    about={finding.title}
    changeOf={withoutLeftovers}
    failure="O envio não foi retirado."
  />
)
