import type { StoredDocument } from '@elos/content/parts/stored/document'
import type { PatchOperations } from '@sanity/client'
import { SmallButton } from '../SmallButton.tsx'
import { usePatchVersions } from './usePatchVersions.ts'

interface PatchButtonProps {
  /** The published id of the document. */
  id: string
  text: string
  /** The name of what it is about, which screen readers say after the text. */
  about: string
  /** Returns the changes of the document or of its draft; undefined for none. */
  changeOf: (version: StoredDocument) => PatchOperations | undefined
  /** The message that is shown when the document could not be changed. */
  failure: string
}

/** A button that changes a document and its draft without opening either. */
export function PatchButton({ id, text, about, changeOf, failure }: PatchButtonProps) {
  const { isBusy, patch } = usePatchVersions(id, changeOf, failure)
  return (
    <SmallButton
      text={text}
      aria-label={`${text}: ${about}`}
      loading={isBusy}
      disabled={isBusy}
      onClick={patch}
    />
  )
}
