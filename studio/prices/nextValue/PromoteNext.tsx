import type { Finding } from '@elos/content/review/type'
import { PatchButton } from '../../base/documents/PatchButton.tsx'
import { PROMOTION } from './promote.ts'

/** The button of a finding that puts the next value of a claim in the place of its value. */
export const PromoteNext = ({ finding }: { finding: Finding }) => (
  <PatchButton id={finding.documentId} about={finding.title} {...PROMOTION} />
)
