import type { BuiltAnswer } from '../next/builtAnswers.ts'
import type { Renewal } from './renewal.ts'
import type { AnswerStore } from './store.ts'
import { storableTags, toStoredAnswer } from './storedAnswer.ts'

/**
 * Stores the answers of the build for the paths that have none yet, so that pages, files and the data of forms are
 * there even if neither Next nor the Lake answers. They are renewed with the first request, or before.
 */
export async function storeBuilt(
  built: readonly BuiltAnswer[],
  store: AnswerStore,
  renewal: Renewal,
): Promise<void> {
  const { dropCount } = renewal
  for (const answer of built) {
    const tags = storableTags(answer)
    if (!tags || store.get(answer.path)) continue
    renewal.put(answer.path, await toStoredAnswer(answer, tags, Date.now()), dropCount)
  }
}
