import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { type Source, validateDocument, type Workspace } from 'sanity'
import type { PageTexts, ProposedPage } from './proposal.ts'
import { newPage } from './publishPage.ts'

/** What is wrong with a text of a page. An error keeps the page from being published. */
export interface PageProblem {
  level: 'error' | 'warning' | 'info'
  field: string
  message: string
}

export interface CheckedPage {
  /** The published id of the page. */
  pageId: string
  documentId: string
  proposal: ProposedPage
  texts: PageTexts
}

interface Studio {
  workspace: Workspace
  getClient: Source['getClient']
}

/** Finds the problems of a page with these texts by the rules of its schema. */
export async function checkPage(
  { pageId, documentId, proposal, texts }: CheckedPage,
  { workspace, getClient }: Studio,
): Promise<PageProblem[]> {
  const markers = await validateDocument({
    document: {
      ...newPage(documentId, proposal, texts),
      _id: `drafts.${pageId}`,
      _rev: '',
      _createdAt: '',
      _updatedAt: '',
    },
    workspace,
    getClient: (options) => getClient({ ...options, apiVersion: API_VERSION }),
    environment: 'studio',
  })
  const problems = markers.map(({ level, path, message }) => ({
    level,
    field: String(path[0] ?? ''),
    message,
  }))
  // The document may not be published yet: it is, together with the page.
  return problems.filter(({ field }) => field !== 'subject')
}
