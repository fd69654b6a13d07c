import type { SanityClient } from '@sanity/client'
import type { SeedDocument } from './build/document.ts'
import { seedDocuments } from './documents.ts'

/** `missing` keeps what editors have; `replace` puts the first content back over it. */
export type SeedMode = 'missing' | 'replace'

export type SeedResult = { written: number; kept: number }

/** Limit of one mutation request on hosted Sanity, in bytes (Sanity's technical limits: 4 MB). */
export const transactionLimit = 4_000_000

/** The seed could not be written. Nothing was: it goes in one transaction. */
export class SeedImportError extends Error {
  override readonly name = 'SeedImportError'

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `O conteúdo inicial não foi gravado, e nada mudou no Lake. Motivo: ${reason} Confira o endereço, o token de escrita e tente de novo.`,
      { cause },
    )
  }
}

/**
 * Writes the seed in one transaction, so that it is there whole or not at all and its documents may
 * refer to each other in any order. Rejects with `SeedImportError`.
 */
export async function importSeed(
  client: SanityClient,
  {
    mode = 'missing',
    documents = seedDocuments(),
  }: { mode?: SeedMode; documents?: SeedDocument[] } = {},
): Promise<SeedResult> {
  try {
    const wanted = mode === 'replace' ? documents : await missingOf(client, documents)
    if (wanted.length > 0) await write(client, wanted, mode)
    return { written: wanted.length, kept: documents.length - wanted.length }
  } catch (error) {
    throw new SeedImportError(error)
  }
}

async function missingOf(client: SanityClient, documents: SeedDocument[]): Promise<SeedDocument[]> {
  const ids = documents.map(({ _id }) => _id)
  const stored: string[] = await client.fetch('*[_id in $ids]._id', { ids }, { perspective: 'raw' })
  const existing = new Set(stored)
  return documents.filter(({ _id }) => !existing.has(_id))
}

async function write(client: SanityClient, documents: SeedDocument[], mode: SeedMode) {
  const transaction = client.transaction()
  for (const document of documents) {
    if (mode === 'replace') transaction.createOrReplace(document)
    else transaction.createIfNotExists(document)
  }
  await transaction.commit({ visibility: 'sync', returnDocuments: false })
}
