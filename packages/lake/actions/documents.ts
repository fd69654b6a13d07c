import type { Workspace } from '../mutations/workspace.ts'
import { type LakeDocument, publishedId } from '../store/document.ts'
import { actionError, invalidAction } from './errors.ts'

/** The documents as an action finds them, and its errors for when they do not allow it. */
export interface Documents {
  find(id: string): LakeDocument | null
  /** @throws ApiError 409 where there is none */
  require(id: string): LakeDocument
  /** Refuses an action whose document has moved on. */
  checkRevision(document: LakeDocument | null, expected: string | undefined): void
  /** Ids of the drafts and versions of a document. */
  variantsOf(id: string): readonly string[]
  /** The state of the documents does not allow the action: 409. */
  refuse(description: string): never
  /** The action itself is wrong: 400. */
  invalid(description: string): never
}

/** @param index place of the action in its transaction, for its errors */
export function documentsOf(workspace: Workspace, index: number): Documents {
  const refuse = (description: string) => {
    throw actionError(index, description)
  }
  return {
    refuse,
    find: (id) => workspace.get(id),
    require(id) {
      const document = workspace.get(id)
      if (document) return document
      const description = `The document with the ID "${id}" was not found`
      throw actionError(index, description, 'documentNotFoundError')
    },
    checkRevision(document, expected) {
      if (expected === undefined || document?._rev === expected) return
      refuse(
        `Document "${document?._id}" has unexpected revision ID ("${document?._rev}"), expected "${expected}"`,
      )
    },
    variantsOf: (id) =>
      [...workspace.snapshot.documents.keys()].filter(
        (key) => key !== id && publishedId(key) === id,
      ),
    invalid(description) {
      throw invalidAction(index, description)
    },
  }
}
