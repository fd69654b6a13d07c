import type { Action, SanityClient, SanityDocument } from '@sanity/client'
import { movePage } from '../actions/movePage.ts'
import { pathChange } from '../actions/pathChange.ts'
import { madePageId, previewPageId } from './ids.ts'
import type { PageTexts, ProposedPage } from './proposal.ts'
import { ownPage, type Surroundings } from './surroundings.ts'

/** A reference from the draft of a page to what it shows, which may be a draft too. It is strong once published. */
export const draftSubject = (documentId: string, documentType: string) => ({
  _type: 'reference',
  _ref: documentId,
  _weak: true,
  _strengthenOnPublish: { type: documentType },
})

/** A page that is to be published, or published again, with these texts. */
export interface PagePublication {
  /** The published id of the document that the page shows. */
  documentId: string
  surroundings: Surroundings
  proposal: ProposedPage
  texts: PageTexts
}

/** The page of a document as a new document, without its id. Its subject must be published before it. */
export const newPage = (documentId: string, proposal: ProposedPage, texts: PageTexts) => ({
  _type: 'route',
  ...proposal,
  ...texts,
  subject: { _type: 'reference', _ref: documentId },
})

/** The published id of the page of a document; that of the page to be made if it has none. */
export function pageIdOf(surroundings: Surroundings, documentId: string): string {
  const { published, draft } = ownPage(surroundings, documentId)
  return published?._id ?? draft?._id.slice('drafts.'.length) ?? madePageId(documentId)
}

/** The actions that write the texts of a page to its draft. The page for the preview goes. */
export function draftActions(publication: PagePublication): Action[] {
  const { documentId, surroundings, proposal, texts } = publication
  const { published, draft } = ownPage(surroundings, documentId)
  const publishedId = pageIdOf(surroundings, documentId)
  const draftId = `drafts.${publishedId}`
  const preview = `drafts.${previewPageId(documentId)}`
  const written: Action =
    published || draft
      ? {
          actionType: 'sanity.action.document.edit',
          draftId,
          publishedId,
          patch: { set: { ...texts } },
        }
      : {
          actionType: 'sanity.action.document.create',
          publishedId,
          attributes: { _id: draftId, ...newPage(documentId, proposal, texts) },
          ifExists: 'fail',
        }
  return surroundings.pages.some(({ _id }) => _id === preview)
    ? [{ actionType: 'sanity.action.document.discard', draftId: preview }, written]
    : [written]
}

/**
 * Publishes the page of a document that is published. Rejects when the Lake refuses it, as when somebody
 * else has published a page of the document in the meantime.
 *
 * @param redirectId id for the redirect from the page's old path, if that changes; undefined for none
 */
export async function publishPage(
  client: SanityClient,
  publication: PagePublication,
  redirectId: string | undefined,
): Promise<void> {
  const { documentId, surroundings } = publication
  const publishedId = pageIdOf(surroundings, documentId)
  const draftId = `drafts.${publishedId}`
  await client.action(draftActions(publication))
  const [draft = null, published = null] = await client
    .withConfig({ perspective: 'raw' })
    .getDocuments<SanityDocument>([draftId, publishedId])
  const change = pathChange(published, draft)
  if (change && draft && published) await movePage(client, { published, draft, change, redirectId })
  else await client.action({ actionType: 'sanity.action.document.publish', draftId, publishedId })
}

/**
 * Writes the page under which the draft of a document is previewed, and returns its path. A document with
 * a page is previewed under that.
 */
export async function makePreview(
  client: SanityClient,
  documentType: string,
  { documentId, surroundings, proposal, texts }: PagePublication,
): Promise<string> {
  const { published, draft } = ownPage(surroundings, documentId)
  if (!published && !draft) {
    await client.createOrReplace({
      ...newPage(documentId, proposal, texts),
      _id: `drafts.${previewPageId(documentId)}`,
      subject: draftSubject(documentId, documentType),
    })
  }
  return texts.path
}
