import type { SanityDocument } from '@sanity/client'
import { lake, publish } from './lake.ts'
import { test as base } from './test.ts'

type Content = Parameters<typeof lake.createOrReplace>[0] & { _id: string }

/** The ways in which a test changes the Lake's documents. All is undone after the test, also when it fails. */
interface ContentFixtures {
  /**
   * Publishes documents, and waits until the site has been notified. They are deleted after the test with all that came
   * to refer to them.
   */
  publishBefore: (documents: readonly Content[]) => Promise<void>
  /** Deletes after the test the documents with these ids, their drafts, and all that refers to them. */
  removeAfter: (...ids: string[]) => void
  /** Gives the documents with these ids their present content back after the test, without drafts. */
  restoreAfter: (...ids: string[]) => Promise<void>
}

/** The documents to delete and those to restore after a test. */
interface CleanUp {
  removed: string[]
  restored: SanityDocument[]
}

/** Undoes what a test did, and waits until the site has been notified. */
async function undo({ removed, restored }: CleanUp): Promise<void> {
  const drafts = [...removed, ...restored.map(({ _id }) => _id)].map((id) => `drafts.${id}`)
  const query = '*[_id in $all || references($removed)]'
  await publish(async () => {
    // First: a restored document refers no longer to what is deleted then.
    for (const document of restored) await lake.createOrReplace(document)
    await lake.delete({ query, params: { all: [...removed, ...drafts], removed } })
  })
}

/** A test that changes documents. */
export const test = base.extend<ContentFixtures & { cleanUp: CleanUp }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
  cleanUp: async ({}, use) => {
    const cleanUp: CleanUp = { removed: [], restored: [] }
    await use(cleanUp)
    if (cleanUp.removed.length + cleanUp.restored.length > 0) await undo(cleanUp)
  },
  removeAfter: async ({ cleanUp }, use) => {
    await use((...ids) => void cleanUp.removed.push(...ids))
  },
  restoreAfter: async ({ cleanUp }, use) => {
    await use(async (...ids) => {
      const documents = await Promise.all(ids.map((id) => lake.getDocument(id)))
      cleanUp.restored.push(...documents.filter((document) => document !== undefined))
    })
  },
  publishBefore: async ({ removeAfter }, use) => {
    await use(async (documents) => {
      removeAfter(...documents.map(({ _id }) => _id))
      const all = documents.reduce((made, one) => made.createOrReplace(one), lake.transaction())
      await publish(() => all.commit())
    })
  },
})
