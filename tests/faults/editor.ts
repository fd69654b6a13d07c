import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Action, ClientError, type SanityClient } from '@sanity/client'

/**
 * Simulates an editor who changes one field in documents that others edit too, and publishes about every
 * fifth change. An action without a response is sent again with the same transaction id, as the Studio
 * does.
 *
 * @param pause milliseconds between two edits, on average
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

  /** Sends an action until the Lake responds; returns false if it was refused. */
  async function act(action: Action): Promise<boolean> {
    const transactionId = randomUUID()
    for (;;) {
      try {
        await client.action(action, { transactionId, skipCrossDatasetReferenceValidation: true })
        acknowledged.push(transactionId)
        return true
      } catch (error) {
        if (!(error instanceof ClientError)) await wait(50)
        else if (!isDuplicate(error)) return false
        else {
          // The Lake carried it out before it was killed; only the response was lost.
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
    /** The ids of the transactions that the Lake acknowledged. */
    acknowledged,
    values,
    /** Changes the field of a document, and publishes the document. */
    async publishChange(publishedId: string, value: number): Promise<void> {
      await edit(publishedId, value)
      await publish(publishedId)
    },
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

function isDuplicate({ statusCode, details }: ClientError): boolean {
  return statusCode === 409 && details.type === 'transactionAlreadyExistsError'
}
