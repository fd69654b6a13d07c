import type { StoredDocument } from '@elos/content/parts/stored/document'
import { reviewDocuments, reviewWhileWriting } from '@elos/content/review/review'
import { validate } from './validate.ts'

const TODAY = '2026-11-28'

/** A problem of a page: how urgent, where, and what to do. */
export interface Problem {
  level: string
  path: string
  message: string
}

const keyed = (sections: readonly object[]) =>
  sections.map((section, index) => ({ _key: `s${index}`, ...section }))

/** The problems of a page that the Studio shows while somebody writes it. */
export async function inForm(page: { sections?: readonly object[] }): Promise<Problem[]> {
  const sections = page.sections && keyed(page.sections)
  const found = await validate({ _type: 'freePage', ...page, sections })
  return found.map(({ level, path, message }) => ({ level, path, message }))
}

/** The problems of a page with these sections that 'Para revisar' lists once it is published. */
export function inReview(
  { sections = [], ...fields }: { sections?: readonly object[]; unpublishOn?: string },
  ...others: readonly StoredDocument[]
): Problem[] {
  const page = { _id: 'page', _type: 'freePage', name: 'Campanha', ...fields }
  const all = [{ ...page, sections: keyed(sections) }, ...others]
  return reviewDocuments(all, TODAY)
    .filter(({ documentId }) => documentId === page._id)
    .map(({ severity, path, message }) => ({ level: severity, path, message }))
}

/** The problems of a page with these sections that are found while somebody writes it, beside these claims. */
export function whileWritten(
  { sections, ...fields }: { sections: readonly object[]; unpublishOn: string },
  claim: StoredDocument,
): Problem[] {
  const page = { _id: 'page', _type: 'freePage', ...fields, sections: keyed(sections) }
  return reviewWhileWriting(page, [claim], TODAY).map(({ path, message }) => ({
    level: 'warning',
    path,
    message,
  }))
}
