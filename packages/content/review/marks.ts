import { vercelStegaDecodeAll } from '@vercel/stega'
import type { Finding, ReviewDocument } from './type.ts'
import { isRecord, referenceOf } from './value.ts'
import { type Step, stepsOf, valueAt } from './walk.ts'

/** A finding of the review as a preview marks it on the page. */
export interface Mark extends Pick<Finding, 'documentId' | 'documentType' | 'path' | 'message'> {
  /** The name of the picture's file, without size and extension; '' when the finding is about no picture. */
  picture: string
}

/** The field that a text of a preview comes from. */
export interface Source {
  documentId: string
  path: string
}

/** A finding about a document, as a mark. */
export const markOf = (finding: Finding, document: ReviewDocument): Mark => ({
  documentId: finding.documentId,
  documentType: finding.documentType,
  path: finding.path,
  message: finding.message,
  picture: pictureAt(document, finding.path),
})

/** The file of the picture at a path, or of the picture that the field at the path describes. */
function pictureAt(document: ReviewDocument, path: string): string {
  const steps = stepsOf(path)
  const [own, parent] = [valueAt(document, steps), valueAt(document, steps.slice(0, -1))]
  const inFigure = isRecord(parent) ? parent.image : undefined
  const isAlt = steps.at(-1) === 'alt'
  const picture = [own, ...(isAlt ? [parent, inFigure] : [])].find(isPicture)
  return picture ? fileOf(picture) : ''
}

const isPicture = (value: unknown) => fileOf(value) !== ''

function fileOf(value: unknown): string {
  const [, file = ''] = isRecord(value) ? (IMAGE_ID.exec(referenceOf(value.asset)) ?? []) : []
  return file
}

const IMAGE_ID = /^image-([A-Za-z0-9]+)-/

/** The fields that a text of a preview comes from, as its invisible marks name them. */
export function sourcesOf(text: string): Source[] {
  // Its type does not say so, but without marks there is nothing.
  const decoded: { href?: string }[] | undefined = vercelStegaDecodeAll(text)
  return (decoded ?? []).flatMap(({ href = '' }) => {
    const parameters = URL.parse(href, 'http://studio')?.searchParams
    const [documentId, path] = [parameters?.get('id'), parameters?.get('path')]
    return documentId && path ? { documentId, path } : []
  })
}

/**
 * Whether a mark is about the text of a field: about the field, or about what it is part of. A claim is one
 * whole: the number of a price names no field, and its last day is on no page.
 */
export function isAbout(mark: Mark, source: Source): boolean {
  if (mark.documentId !== source.documentId) return false
  if (mark.documentType === 'claim') return true
  return isWithin(stepsOf(source.path), stepsOf(mark.path))
}

const isWithin = (steps: readonly Step[], outer: readonly Step[]): boolean =>
  outer.length > 0 &&
  outer.every((step, index) => JSON.stringify(step) === JSON.stringify(steps[index]))
