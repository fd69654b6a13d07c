import { CONSENT_TYPE } from '@elos/content/review/consents'
import { ClientError, type SanityClient, ServerError } from '@sanity/client'
import { seedDocuments } from './documents.ts'
import type { SeedDocument } from './read/document.ts'
import { readDrawings } from './read/drawings.ts'

/** `missing` adds only missing documents; `replace` overwrites those that editors changed, but for records of consent. */
export type SeedMode = 'missing' | 'replace'

interface SeedOptions {
  mode?: SeedMode
  documents?: SeedDocument[]
}

/** How many documents were written, and how many were stored before and left unchanged. */
interface SeedResult {
  written: number
  unchanged: number
}

/**
 * Uploads the drawings of the seed, then writes its documents in one transaction, so that all or none
 * are written and they may refer to each other in any order. A drawing that was uploaded before is the
 * same asset, so an interrupted run can simply be repeated.
 *
 * @throws Error with the reason, in Portuguese, when nothing could be written
 */
export async function importSeed(
  client: SanityClient,
  { mode = 'missing', documents = seedDocuments() }: SeedOptions = {},
): Promise<SeedResult> {
  try {
    const wanted = mode === 'replace' ? documents : await missingOf(client, documents)
    await upload(client, wanted)
    if (wanted.length > 0) await write(client, wanted, mode)
    return { written: wanted.length, unchanged: documents.length - wanted.length }
  } catch (error) {
    const message = `Não foi possível gravar o conteúdo inicial; nada fica pela metade. ${reasonOf(error)}`
    throw new Error(message, { cause: error })
  }
}

async function missingOf(client: SanityClient, documents: SeedDocument[]): Promise<SeedDocument[]> {
  const ids = documents.map(({ _id }) => _id)
  const stored: string[] = await client.fetch('*[_id in $ids]._id', { ids }, { perspective: 'raw' })
  const existing = new Set(stored)
  return documents.filter(({ _id }) => !existing.has(_id))
}

async function upload(client: SanityClient, documents: SeedDocument[]): Promise<void> {
  const shown = JSON.stringify(documents)
  const drawings = readDrawings().filter(({ id }) => shown.includes(id))
  await Promise.all(
    drawings.map(({ content, name }) =>
      client.assets.upload('image', content, { filename: name, contentType: 'image/svg+xml' }),
    ),
  )
}

async function write(client: SanityClient, documents: SeedDocument[], mode: SeedMode) {
  const transaction = client.transaction()
  for (const document of documents) {
    // A record of consent proves what somebody said: no example takes its place.
    if (mode === 'replace' && document._type !== CONSENT_TYPE)
      transaction.createOrReplace<SeedDocument>(document)
    else transaction.createIfNotExists<SeedDocument>(document)
  }
  await transaction.commit({ visibility: 'sync', returnDocuments: false })
}

function reasonOf(cause: unknown): string {
  if (cause instanceof ClientError || cause instanceof ServerError) {
    if (cause.statusCode === 401 || cause.statusCode === 403) {
      return 'O token de escrita não foi aceito. Confira SANITY_WRITE_TOKEN.'
    }
    return `O servidor recusou (${cause.statusCode}): ${cause.message}`
  }
  const message = cause instanceof Error ? cause.message : String(cause)
  return `O endereço não respondeu (${message}). Confira SANITY_API_HOST e se o Lake está no ar.`
}
