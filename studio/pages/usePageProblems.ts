import { useEffect, useState } from 'react'
import { useSource, useWorkspace } from 'sanity'
import { type CheckedPage, checkPage, type PageProblem } from './checkPage.ts'
import type { PageTexts } from './proposal.ts'

/** How long to wait for the next key before the texts are checked, in milliseconds. */
const PAUSE_MS = 250

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
      const page = { pageId, documentId, proposal, texts }
      const problems = await checkPage(page, { workspace, getClient })
      if (!abort.signal.aborted) setChecked({ texts, problems })
    }
    const timer = setTimeout(check, PAUSE_MS)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [workspace, getClient, pageId, documentId, proposal, texts])
  return checked?.texts === texts ? checked.problems : undefined
}
