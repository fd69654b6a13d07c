import { publishedId } from '../parts/read/publishedId.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { isRecord, referenceOf, textOf } from '../parts/stored/value.ts'
import { foundIn } from '../parts/stored/walk.ts'
import type { Review } from './rule.ts'

/** A file that the Studio began to send, as it is noted in the document until the file has arrived. */
export interface Upload {
  /** The image or file in the document, in Sanity's notation. */
  path: string
  /** The name of the file. */
  name: string
  /** The moment at which the Studio last noted progress: ISO 8601; '' when unknown. */
  updatedAt: string
  /** Whether the field still has the file that was there before. */
  hasAsset: boolean
}

/**
 * The time without progress, in milliseconds, after which nobody is sending the file any more. The Studio uses the
 * same.
 */
export const STOPPED_AFTER_MS = 2 * 60 * 1000

/** The files of a document that have not arrived. */
export const uploadsOf = (document: StoredDocument): Upload[] =>
  foundIn(document, ({ path, value }) => {
    if (!isRecord(value) || !isRecord(value._upload)) return undefined
    const { file, updatedAt } = value._upload
    return {
      path,
      name: (isRecord(file) && textOf(file.name)) || 'arquivo',
      updatedAt: textOf(updatedAt),
      hasAsset: referenceOf(value.asset) !== '',
    }
  })

/** Whether a file is no longer being sent: its tab was closed, or its connection lost. */
export const isStopped = ({ updatedAt }: Upload, now: Date): boolean =>
  !(now.getTime() - Date.parse(updatedAt) < STOPPED_AFTER_MS)

/** The paths to unset so that nothing is left of uploads. A field without a file becomes empty. */
export const leftoverPaths = (uploads: readonly Upload[]): string[] =>
  uploads.map(({ path, hasAsset }) => (hasAsset ? `${path}._upload` : path))

/** Finds files that never arrived. One that is missing in a document and in its draft is reported once. */
export const unfinishedUploads: Review = (documents) => {
  const remarks = documents.flatMap((document) => {
    const _id = publishedId(document._id)
    return uploadsOf(document).map((upload) => ({
      document: { ...document, _id },
      path: upload.path,
      message: messageOf(upload),
    }))
  })
  return [...new Map(remarks.map((each) => [`${each.document._id} ${each.path}`, each])).values()]
}

function messageOf({ name, hasAsset }: Upload): string {
  const onSite = hasAsset ? 'O site mostra o anterior.' : 'O site não mostra nada no lugar.'
  return `O envio de “${name}” parou no meio, e o arquivo não chegou. ${onSite} Retire o envio e, se ainda quiser o arquivo, escolha-o de novo.`
}
