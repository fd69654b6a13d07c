import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { temporaryDir, testLakeProcess } from '../testing/lake.ts'
import { openStore } from './store.ts'

// Starting processes takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const ROUNDS = 6
const WRITERS = 4
const TRANSACTIONS = 200
const DOCUMENTS_OF_EACH = 5
/** Milliseconds, within which a transaction is written: the kill comes at any moment of it. */
const A_TRANSACTION_MS = 10

test('a Lake that is killed while it writes keeps each acknowledged transaction, and each as a whole', async () => {
  const dir = await temporaryDir()
  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { client, kill } = await testLakeProcess(dir)
    const last = acknowledged.length + Math.ceil(Math.random() * (TRANSACTIONS - WRITERS))
    let killed: Promise<void> | undefined
    const write = async (writer: number) => {
      for (let n = writer; n < TRANSACTIONS; n += WRITERS) {
        const id = `${round}-${n}`
        const parts = Array.from({ length: DOCUMENTS_OF_EACH }, (_, part) => ({
          create: { _id: `${id}-${part}`, _type: 'part', of: id },
        }))
        await client.mutate<{ of: string }>(parts, { returnDocuments: false })
        acknowledged.push(id)
        if (acknowledged.length === last)
          killed = pause(Math.random() * A_TRANSACTION_MS).then(kill)
      }
    }
    await Promise.allSettled(Array.from({ length: WRITERS }, (_, n) => write(n)))
    expect(killed).toBeDefined()
    await killed
  }
  const store = openStore(dir)
  const stored = store.dataset('production').snapshot.all()
  store.close()
  const byTransaction = Map.groupBy(stored, (document) => document.of)
  expect(acknowledged.filter((id) => !byTransaction.has(id))).toEqual([])
  const sizes = new Set([...byTransaction.values()].map((parts) => parts.length))
  expect(sizes).toEqual(new Set([DOCUMENTS_OF_EACH]))
})
