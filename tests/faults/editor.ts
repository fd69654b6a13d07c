import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Action, ClientError, type SanityClient } from '@sanity/client'

/**
 * Someone who edits a field of their own in documents that others edit, too, and publishes now and
 * then. What got no answer is sent again under the same transaction id, as the Studio does.
 *
 * @param pause between two edits, in milliseconds on average
 */
export function createEditor(
  client: SanityClient,
  field: string,
  documents: readonly string[],
  pause: number,
) {
  const acknowledged: string[] = []
  /** The last acknowledged value of the field, by document. */
  const values = new Map<string, number>()

  /** Whether the Lake did it; what it refuses is not done. */
  async function act(action: Action): Promise<boolean> {
    const transactionId = randomUUID()
    for (;;) {
      try {
        await client.action(action, { transactionId, skipCrossDatasetReferenceValidation: true })
        acknowledged.push(transactionId)
        return true
      } catch (error) {
        if (!(error instanceof ClientError)) await wait(50)
        else if (!isKnownAlready(error)) return false
        else {
          // Done before the Lake was killed, the answer was lost.
          acknowledged.push(transactionId)
          return true
        }
      }
    }
  }

  async function edit(publishedId: string, value: number): Promise<void> {
    const done = await act({
      actionType: 'sanity.action.document.edit',
      publishedId,
      draftId: `drafts.${publishedId}`,
      patch: { set: { [field]: value } },
    })
    if (done) values.set(publishedId, value)
  }

  async function publish(publishedId: string): Promise<void> {
    const draftId = `drafts.${publishedId}`
    await act({ actionType: 'sanity.action.document.publish', publishedId, draftId })
  }

  return {
    field,
    acknowledged,
    values,
    async work(isOver: () => boolean) {
      for (let step = 1; !isOver(); step += 1) {
        const document = documents[step % documents.length] ?? ''
        await edit(document, step)
        if (Math.random() < 0.2) await publish(document)
        await wait(Math.random() * 2 * pause)
      }
    },
  }
}

function isKnownAlready({ statusCode, details }: ClientError): boolean {
  return statusCode === 409 && details.type === 'transactionAlreadyExistsError'
}
