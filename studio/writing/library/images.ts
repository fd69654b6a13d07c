import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isRecord, referenceOf, textOf, titleOf } from '@elos/content/parts/stored/value'
import { visitFields } from '@elos/content/parts/stored/walk'
import type { SearchedRow } from '../../base/lists/rowsWith.ts'

/** An image that was uploaded, as the Lake stores it. */
export interface StoredImage {
  _id: string
  url: string
  originalFilename?: string | null
}

/** An image of the library. It is found by its name, its file and the documents that show it. */
export interface LibraryImage extends SearchedRow {
  url: string
  /** The name by which staff know it: the text alternative that it has somewhere, or else the name of its file. */
  name: string
  /** The titles of the documents that show it. */
  usedIn: string[]
}

/** A place where a document shows an image. */
interface Use {
  title: string
  alt: string
}

/** The places where documents show images, by the image's id. */
function usesOf(documents: readonly StoredDocument[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  for (const document of documents) {
    visitFields(document, ({ value, parent }) => {
      const id = isRecord(value) ? referenceOf(value.asset) : ''
      if (!id || !isRecord(value)) return
      // A figure keeps the text alternative beside its image.
      const use = { title: titleOf(document), alt: textOf(value.alt) || textOf(parent.alt) }
      uses.set(id, [...(uses.get(id) ?? []), use])
    })
  }
  return uses
}

/** The images of the library, each by what the documents say of it. */
export function libraryOf(
  images: readonly StoredImage[],
  documents: readonly StoredDocument[],
): LibraryImage[] {
  const uses = usesOf(documents)
  return images.map(({ _id, url, originalFilename }) => {
    const places = uses.get(_id) ?? []
    const alts = places.map(({ alt }) => alt).filter(Boolean)
    const usedIn = [...new Set(places.map(({ title }) => title))]
    const name = alts.at(0) || originalFilename || 'Sem nome'
    const searched = [...alts, originalFilename, ...usedIn].join(' ')
    return { id: _id, url, name, usedIn, searched }
  })
}
