import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { uploadsOf } from '@elos/content/review/uploads'
import { isRecord, referenceOf } from '@elos/content/review/value'
import { getValueAtPath, type Path, type Source, validateDocument, type Workspace } from 'sanity'
import { revisionOf } from '../documents/revision.ts'
import { checkPage } from '../pages/checkPage.ts'
import { proposePage, textsOf } from '../pages/proposal.ts'
import { type PagePublication, pageIdOf } from '../pages/publishPage.ts'
import { ownPage, readSurroundings } from '../pages/surroundings.ts'
import type { DraftRow } from './rows.ts'

/** Whether a draft can be published, and what it needs. */
export interface DraftCheck {
  /** Why it cannot be published, in Portuguese. */
  problems: string[]
  /** The page that is made for it. */
  page: PagePublication | undefined
}

interface Studio {
  workspace: Workspace
  getClient: Source['getClient']
}

/** Checks a draft as its form does: its fields, its files, and the page that would be made for it. */
export async function checkDraft(row: DraftRow, studio: Studio): Promise<DraftCheck> {
  const page = row.needsPage ? await pageFor(row, studio) : undefined
  const [ofFields, ofPage] = await Promise.all([
    fieldProblems(row, studio),
    page ? pageProblems(page, studio) : [],
  ])
  const uploads = uploadsOf(row.draft).map(({ name }) => `O arquivo “${name}” ainda não chegou.`)
  return { problems: [...new Set([...uploads, ...ofFields, ...ofPage])], page }
}

async function fieldProblems({ draft, requires }: DraftRow, { workspace, getClient }: Studio) {
  const markers = await validateDocument({
    document: {
      ...draft,
      _rev: revisionOf(draft),
      _createdAt: String(draft._createdAt ?? ''),
      _updatedAt: String(draft._updatedAt ?? ''),
    },
    workspace,
    getClient: (options) => getClient({ ...options, apiVersion: API_VERSION }),
    environment: 'studio',
  })
  // What it refers to is published before it.
  const isLater = (path: Path) => requires.includes(referenceAt(draft, path))
  return markers
    .filter(({ level, path }) => level === 'error' && !isLater(path))
    .map(({ message }) => message)
}

/** The id of the reference at a path, or of the one that a field in it belongs to. */
function referenceAt(document: object, path: Path): string {
  const value = getValueAtPath(document, path)
  return referenceOf(isRecord(value) ? value : getValueAtPath(document, path.slice(0, -1)))
}

async function pageFor({ id, draft }: DraftRow, { getClient }: Studio) {
  const client = getClient({ apiVersion: API_VERSION })
  const surroundings = await readSurroundings(client, id, draft)
  const proposal = proposePage(draft, surroundings)
  if (!proposal) return undefined
  const texts = textsOf(ownPage(surroundings, id).draft, proposal)
  return { documentId: id, surroundings, proposal, texts }
}

async function pageProblems(page: PagePublication, studio: Studio) {
  const pageId = pageIdOf(page.surroundings, page.documentId)
  const problems = await checkPage({ ...page, pageId }, studio)
  return problems
    .filter(({ level }) => level === 'error')
    .map(({ message }) => `Página: ${message}`)
}
