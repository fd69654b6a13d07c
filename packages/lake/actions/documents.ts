import type { Workspace } from '../mutations/workspace.ts'
import { type LakeDocument, publishedId } from '../store/document.ts'
import { actionError, invalidAction } from './errors.ts'

/** The documents that an action reads, and the errors it throws when their state forbids it. */
export type Documents = ReturnType<typeof documentsOf>

/**
 * Returns the documents of a transaction's workspace, for one action.
 *
 * @param index position of the action in its transaction, for its errors
 */
export function documentsOf(workspace: Workspace, index: number) {
  /** @throws ApiError 409: the state of the documents forbids the action */
  const refuse = (description: string): never => {
    throw actionError(index, description)
  }
  return {
    refuse,
    find: (id: string) => workspace.get(id),
    /** @throws ApiError 409 if the document does not exist */
    require(id: string): LakeDocument {
      const document = workspace.get(id)
      if (document) return document
      const description = `The document with the ID "${id}" was not found`
      throw actionError(index, description, 'documentNotFoundError')
    },
    /** @throws ApiError 409 if the document has another revision */
    checkRevision(document: LakeDocument | null, expected: string | undefined): void {
      if (expected === undefined || document?._rev === expected) return
      refuse(
        `Document "${document?._id}" has unexpected revision ID ("${document?._rev}"), expected "${expected}"`,
      )
    },
    /** The ids of a document's draft and versions. */
    variantsOf: (id: string) =>
      [...workspace.snapshot.documents.keys()].filter(
        (key) => key !== id && publishedId(key) === id,
      ),
    /** @throws ApiError 400: the action itself is wrong */
    invalid(description: string): never {
      throw invalidAction(index, description)
    },
  }
}
