import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useEffect, useState } from 'react'
import { useSource, useWorkspace, validateDocument } from 'sanity'
import type { PageTexts, ProposedPage } from './proposal.ts'
import { newPage } from './publishPage.ts'

/** What is wrong with a text of a page. An error keeps the page from being published. */
export interface PageProblem {
  level: 'error' | 'warning' | 'info'
  field: string
  message: string
}

/** How long to wait for the next key before the texts are checked, in milliseconds. */
const PAUSE_MS = 250

interface CheckedPage {
  /** The published id of the page. */
  pageId: string
  documentId: string
  proposal: ProposedPage
  texts: PageTexts
}

/**
 * The problems of a page with these texts, found by the rules of its schema; undefined while they are
 * looked for.
 */
export function usePageProblems({ pageId, documentId, proposal, texts }: CheckedPage) {
  const workspace = useWorkspace()
  const { getClient } = useSource()
  const [checked, setChecked] = useState<{ texts: PageTexts; problems: PageProblem[] }>()
  useEffect(() => {
    const abort = new AbortController()
    const check = async () => {
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
      if (abort.signal.aborted) return
      const problems = markers.map(({ level, path, message }) => ({
        level,
        field: String(path[0] ?? ''),
        message,
      }))
      // The document may not be published yet: it is, together with the page.
      setChecked({ texts, problems: problems.filter(({ field }) => field !== 'subject') })
    }
    const timer = setTimeout(check, PAUSE_MS)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [workspace, getClient, pageId, documentId, proposal, texts])
  return checked?.texts === texts ? checked.problems : undefined
}
