import type { StoredDocument } from '@elos/content/parts/stored/document'
import type { Finding } from '@elos/content/review/type'
import type { PatchOperations } from '@sanity/client'
import { Button } from '@sanity/ui'
import { usePatchVersions } from './usePatchVersions.ts'

interface PatchButtonProps {
  finding: Finding
  text: string
  /** Returns the changes of the document or of its draft; undefined for none. */
  changeOf: (version: StoredDocument) => PatchOperations | undefined
  /** The message that is shown when the document could not be changed. */
  failure: string
}

/** The button of a finding that mends it without opening the document. */
export function PatchButton({ finding, text, changeOf, failure }: PatchButtonProps) {
  const { isBusy, patch } = usePatchVersions(finding.documentId, changeOf, failure)
  return (
    <Button
      mode="ghost"
      fontSize={1}
      padding={2}
      text={text}
      aria-label={`${text}: ${finding.title}`}
      loading={isBusy}
      disabled={isBusy}
      onClick={patch}
    />
  )
}
