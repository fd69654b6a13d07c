import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { isRecord, referenceOf } from '@elos/content/parts/stored/value'
import { uploadsOf } from '@elos/content/review/uploads'
import { getValueAtPath, type Path, type Source, validateDocument, type Workspace } from 'sanity'
import { revisionOf } from '../../base/documents/revision.ts'
import type { DraftRow } from './rows.ts'

interface Studio {
  workspace: Workspace
  getClient: Source['getClient']
}

/** Checks a draft as its form does, its fields and its files. Returns in Portuguese why it cannot be published. */
export async function problemsOf(row: DraftRow, studio: Studio): Promise<string[]> {
  const uploads = uploadsOf(row.draft).map(({ name }) => `O arquivo “${name}” ainda não chegou.`)
  return [...new Set([...uploads, ...(await fieldProblems(row, studio))])]
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
  // The drafts that it requires are published before it.
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
